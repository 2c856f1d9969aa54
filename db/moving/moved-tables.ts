import { type ApplicationFields, searchTextOf } from "#db/applications/applications.ts";
import { type DoctorFields, doctorSearchColumns } from "#db/doctors/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { HospitalDatabase } from "#db/schema.ts";

export interface MovedTable {
  name: string;
  json: readonly string[];
  leftOut: readonly string[];
  only?: string;
  /** The same in two boxes with the same content. */
  order: string;
  made?: Readonly<Record<string, string>>;
  madeLater?: readonly string[];
  inFile?: { column: string; nameOf(row: Readonly<Record<string, unknown>>): string };
  complete?(row: Readonly<Record<string, unknown>>): object;
}

export type MovedTableName = Exclude<keyof HospitalDatabase, keyof typeof leftOutTables>;

// The order in which rows came; for applications and links it is the order in which they are listed, too.
const asAdded = "rowid";
const shown =
  "(path NOT LIKE '/pages/%' OR path IN (SELECT path FROM own_pages WHERE is_deleted = 0))";
const ownPages = "(SELECT 'page/' || id FROM own_pages WHERE is_deleted = 0)";
const ofShownPage = (place: string) => `(${place} NOT LIKE 'page/%' OR ${place} IN ${ownPages})`;
const ofPresent = `(subject = 'setting' OR (subject = 'picture' AND ${ofShownPage("subject_id")})
  OR subject_id IN (SELECT id FROM doctors WHERE is_deleted = 0
  UNION SELECT id FROM sittings UNION SELECT id FROM closures UNION SELECT id FROM notices))`;
const present = "doctor_id IN (SELECT id FROM doctors WHERE is_deleted = 0)";

/** What an export contains, each table after those that it refers to. What is in the Trash is left out. */
const moved: Record<MovedTableName, Omit<MovedTable, "name">> = {
  settings: { json: ["value"], leftOut: [], order: "name, locale" },
  pictures: { json: [], leftOut: [], only: ofShownPage("place"), order: "place" },
  own_pages: { json: [], leftOut: ["is_deleted"], only: "is_deleted = 0", order: asAdded },
  article_versions: {
    json: ["translation_of"],
    leftOut: ["compiled", "staff_email"],
    only: shown,
    order: "id",
    made: { is_own: "compiled IS NOT NULL", translation_of: "compiled ->> '$.translationOf'" },
    madeLater: ["translation_of"],
    inFile: { column: "text", nameOf: ({ path, id }) => `articles${path}/${id}.md` },
    // The import compiles it; the account that wrote it does not exist here.
    complete: () => ({ staff_email: "command line" }),
  },
  articles: { json: [], leftOut: [], only: shown, order: "path" },
  article_links: { json: [], leftOut: [], only: shown, order: "path" },
  article_reviews: { json: [], leftOut: [], only: shown, order: asAdded },
  doctors: {
    json: ["hospital_slots", "video_slots"],
    leftOut: [
      "is_deleted",
      "search_text",
      "name_key",
      "specialization_key",
      "hospital_key",
      "staff_search_text",
    ],
    only: "is_deleted = 0",
    order: asAdded,
    complete: (row) => doctorSearchColumns(row as unknown as DoctorFields),
  },
  sittings: { json: ["weekdays", "weeks"], leftOut: [], only: present, order: asAdded },
  absences: { json: [], leftOut: [], only: present, order: asAdded },
  closures: { json: [], leftOut: [], order: asAdded },
  notices: { json: [], leftOut: [], order: asAdded },
  words: { json: ["fields"], leftOut: [], only: ofPresent, order: "id" },
  links: { json: [], leftOut: [], order: asAdded },
  applications: {
    json: [],
    leftOut: ["search_text", "form_key"],
    order: asAdded,
    complete: (row) => ({
      search_text: searchTextOf(row as unknown as ApplicationFields),
      form_key: newFormKey(),
    }),
  },
};

export const movedTables: readonly MovedTable[] = Object.entries(moved).map(([name, table]) => ({
  name,
  ...table,
}));

const ofAccounts = "accounts, and what lets somebody sign in, stay in their box";
const ofMail = "a copy of the website must not send email in the name of the first";
const ofRecord = "the record of who did what names accounts, and stays with them";
const ofPatients = "patients: a backup moves them, never files that people keep in git";
const ofMoney = "money and whose it was: a backup moves it, never files that people keep in git";
const ofOthers = "made of other tables";

export const leftOutTables = {
  staff: ofAccounts,
  staff_links: ofAccounts,
  sessions: ofAccounts,
  known_devices: ofAccounts,
  second_factors: ofAccounts,
  used_steps: ofAccounts,
  recovery_codes: ofAccounts,
  pending_sign_ins: ofAccounts,
  form_keys: ofAccounts,
  feed_addresses: ofAccounts,
  mail_server: ofMail,
  outbox: ofMail,
  audit: ofRecord,
  events: ofRecord,
  patients: ofPatients,
  patients_search: ofPatients,
  patient_numbers: ofPatients,
  queues: ofPatients,
  appointments: ofPatients,
  register_changes: ofPatients,
  desk_doctors: "how the desk of this hospital works",
  payments: ofMoney,
  cash_counts: ofMoney,
  payment_years: ofMoney,
  payment_gaps: ofMoney,
  payment_restores: ofMoney,
  visits: "what this box has counted",
  digests: ofOthers,
  table_versions: ofOthers,
  application_counts: ofOthers,
  application_numbers: ofOthers,
  applications_search: ofOthers,
  applications_trigrams: ofOthers,
};
