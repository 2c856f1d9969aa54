import type { Generated } from "kysely";

export type Availability = "available" | "unavailable";

export const linkCategories = [
  "homestories",
  "homeyoutube",
  "homeinsta",
  "mediayoutube",
  "mediayoutubelatest",
  "mediainsta",
] as const;

export type LinkCategory = (typeof linkCategories)[number];

export const applicationStates = ["new", "contacted", "interview", "rejected", "hired"] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** Times are UTC in ISO 8601; booleans are 0 or 1; lists are JSON text. */
export interface VersionedTable {
  id: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface DoctorsTable extends VersionedTable {
  name: string;
  specialization: string;
  hospital: string;
  about: string;
  qualification: string;
  awards: string;
  languages: string;
  experience: number;
  fees: number;
  availability: Availability;
  is_active: number;
  is_deleted: Generated<number>;
  phone: string;
  email: string;
  photo_key: string | null;
  hospital_slots: string;
  video_slots: string;
  search_text: string;
  name_key: string;
  specialization_key: string;
  hospital_key: string;
  staff_search_text: string;
}

export interface ApplicationsTable {
  id: string;
  name: string;
  position: string;
  email: string;
  phone: string;
  resume_link: string;
  search_text: string;
  form_key: string;
  created_at: string;
  is_unchecked: Generated<number>;
  state: Generated<ApplicationState>;
  notes: Generated<string>;
  version: Generated<number>;
}

export interface ApplicationNumbersTable {
  number: Generated<number>;
  application_id: string;
}

export interface ApplicationCountsTable {
  is_unchecked: number;
  state: ApplicationState;
  count: number;
}

export interface ApplicationsSearchTable {
  rowid: number;
}

export interface ApplicationsTrigramsTable {
  term: string;
}

export interface LinksTable {
  id: string;
  category: LinkCategory;
  url: string;
  created_at: string;
}

export const roles = ["editor", "admin"] as const;

export type Role = (typeof roles)[number];

/** What somebody may do at the front desk; `cash` includes the register. */
export const deskRights = ["no", "register", "cash"] as const;

export type DeskRight = (typeof deskRights)[number];

export interface Rights {
  role: Role;
  desk: DeskRight;
  /** 0 for an editor who works at the front desk alone. */
  website: number;
}

export interface StaffTable {
  id: string;
  email: string;
  name: string;
  role: Role;
  desk: Generated<DeskRight>;
  website: Generated<number>;
  password_hash: string;
  disabled_at: string | null;
  created_at: string;
  updated_at: string;
}

/** An invitation has an email address and a role, a link to a new password an account. */
export interface StaffLinksTable {
  id: string;
  token_hash: string;
  email: string | null;
  role: Role | null;
  desk: Generated<DeskRight>;
  website: Generated<number>;
  staff_id: string | null;
  ends_second_factor: number;
  state: "open" | "used" | "replaced" | "withdrawn";
  created_by: string;
  /** Null for the command line. */
  created_by_id: string | null;
  created_at: string;
  expires_at: string;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  staff_id: string;
  kind: "cookie" | "bearer";
  remember: number;
  device: string;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  address: Generated<string>;
  is_unfamiliar: Generated<number>;
}

export interface KnownDevicesTable {
  token_hash: string;
  staff_id: string;
  created_at: string;
  last_used_at: string;
  trusted_until: string | null;
}

export interface SecondFactorsTable {
  staff_id: string;
  secret: string;
  created_at: string;
  confirmed_at: string | null;
}

export interface UsedStepsTable {
  staff_id: string;
  step: number;
}

export interface RecoveryCodesTable {
  staff_id: string;
  code_hash: string;
}

export interface PendingSignInsTable {
  token_hash: string;
  staff_id: string;
  remember: number;
  created_at: string;
}

export interface FormKeysTable {
  staff_id: string;
  form: string;
  key: string;
  subject_id: string;
  version: number | null;
  created_at: string;
}

export interface AuditTable {
  id: Generated<number>;
  staff_id: string | null;
  staff_email: string;
  action: string;
  subject: string;
  subject_id: string;
  before: string | null;
  after: string | null;
  at: string;
}

export interface EventsTable {
  id: Generated<number>;
  kind: string;
  staff_id: string | null;
  staff_email: string;
  address: string;
  subject_id: string;
  detail: string;
  count: number;
  at: string;
  last_at: string;
}

/** Days are such as 2026-11-21; times are minutes after midnight; both as the hospital's clock shows them. */
export interface SittingsTable extends VersionedTable {
  doctor_id: string;
  /** From 1 for Monday to 7 for Sunday, as JSON. */
  weekdays: string;
  /** 1 for the first such weekday of a month, to 5, as JSON; an empty list for each week. */
  weeks: string;
  starts_at: number;
  ends_at: number;
  room: string;
  note: string;
  first_day: string | null;
  last_day: string | null;
  /** The sitting in whose place this one is from its first day to its last. */
  replaces: string | null;
}

export interface AbsencesTable extends VersionedTable {
  doctor_id: string;
  first_day: string;
  last_day: string;
  back_at: number | null;
  /** The time on the first day at which it begins; null for the whole day. */
  from_at: number | null;
  /** Visitors read it. */
  note: string;
}

export interface ClosuresTable extends VersionedTable {
  name: string;
  first_day: string;
  last_day: string;
  from_at: number | null;
}

export interface NoticesTable extends VersionedTable {
  text: string;
  first_day: string;
  last_day: string;
  link: Generated<string>;
}

export const wordsLocales = ["hi", "pa"] as const;

/** Texts of staff in another language: JSON, by the name of the text, with what each was made from. */
export interface WordsTable extends VersionedTable {
  subject: "setting" | "doctor" | "sitting" | "notice" | "closure" | "picture";
  subject_id: string;
  locale: (typeof wordsLocales)[number];
  fields: string;
}

export interface OwnPagesTable extends VersionedTable {
  path: string;
  locale: Generated<string>;
  kind: "department" | "page";
  name: string;
  /** Of a page: "patients", "speciality", "media", a path, or empty for no menu. */
  place: Generated<string>;
  position: Generated<number>;
  specialities: Generated<string>;
  hero: string;
  is_general: Generated<number>;
  is_written: Generated<number>;
  is_deleted: Generated<number>;
}

export interface ArticleLinksTable {
  path: string;
  is_hidden: Generated<number>;
  title: string | null;
}

export interface ArticleVersionsTable {
  id: Generated<number>;
  path: string;
  title: string;
  link_title: string;
  description: string;
  synonyms: string;
  sources: string;
  text: string;
  /** JSON; null for a text that came with the program. */
  compiled: string | null;
  text_hash: string;
  staff_email: string;
  created_at: string;
}

export interface ArticlesTable {
  path: string;
  /** Null for the text that comes with the program. */
  version_id: number | null;
  version: Generated<number>;
  updated_at: string;
}

export interface ArticleReviewsTable extends VersionedTable {
  path: string;
  name: string;
  qualification: string;
  registration: string;
  reviewed: string;
  due: string;
  text_hash: string;
}

export interface SettingsTable {
  name: string;
  locale: Generated<string>;
  /** Null where the hospital has gone back to the sample. */
  value: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export const focuses = [
  "top-left",
  "top",
  "top-right",
  "left",
  "centre",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;

export type Focus = (typeof focuses)[number];

export interface PicturesTable {
  place: string;
  photo_key: string | null;
  /** Null where the place shows its sample. */
  alt: string | null;
  focus: Generated<Focus>;
  width: Generated<number>;
  height: Generated<number>;
  colour: Generated<string>;
  format: Generated<"" | "mp4" | "webm">;
  is_illustration: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export const mailSecurities = ["tls", "starttls", "none"] as const;

export type MailSecurity = (typeof mailSecurities)[number];

export interface MailServerTable {
  id: 1;
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  password: string;
  sender: string;
  recipients: string;
  origin: string;
  version: number;
  updated_at: string;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: "news" | "link";
  application_id: string | null;
  recipient: string | null;
  sealed: string | null;
  message_id: string;
  attempts: Generated<number>;
  created_at: string;
  next_at: string;
  until: string;
}

export interface FeedAddressesTable {
  staff_id: string;
  token_hash: string;
  created_at: string;
}

export interface PatientsTable extends VersionedTable {
  number: number;
  name: string;
  name_key: string;
  /** Ten digits, or empty. */
  phone: string;
  sex: "" | "F" | "M" | "O";
  /** A day; reckoned from the age where it is not exact. */
  born: string | null;
  is_born_exact: Generated<number>;
  guardian: Generated<string>;
  place: Generated<string>;
  reference: Generated<string>;
  language: Generated<"en" | "hi" | "pa">;
  /** Whether the hospital may write to this person; empty while nobody has asked. */
  messages: Generated<"" | "yes" | "no">;
  last_day: string;
}

export interface PatientsSearchTable {
  rowid: number;
  name: string;
  latin: string;
}

/** One row: the highest number that a card has ever had. */
export interface PatientNumbersTable {
  id: 1;
  last: number;
}

export interface QueuesTable extends VersionedTable {
  doctor_id: string;
  doctor_name: string;
  day: string;
  /** Of the timetable; `slots` for a doctor without one, `extra` for hours that the desk has typed. */
  sitting_id: string;
  starts_at: number;
  ends_at: number;
  room: string;
  given: Generated<number>;
  now_token: Generated<number | null>;
  passed: Generated<number>;
  /** JSON, as `moved`: see line.ts. */
  line: Generated<string>;
  moved: Generated<string>;
  called: Generated<number>;
  called_at: Generated<string | null>;
  state: Generated<QueueState>;
  back_at: Generated<number | null>;
  /** Each of the last ten who were seen; null before there were ten. Kept by a trigger. */
  minutes_taken: Generated<number | null>;
}

export const queueStates = ["open", "paused", "over"] as const;

export type QueueState = (typeof queueStates)[number];

export const appointmentStates = [
  "booked",
  "waiting",
  "in",
  "seen",
  "absent",
  "cancelled",
] as const;

export type AppointmentState = (typeof appointmentStates)[number];

export type AppointmentReason = "" | "patient" | "hospital" | "mistake" | "left";

export interface AppointmentsTable extends VersionedTable {
  /** Null once the person was erased. */
  patient_id: string | null;
  doctor_id: string;
  doctor_name: string;
  day: string;
  kind: "visit" | "video";
  queue_id: string | null;
  token: number | null;
  time: Generated<number | null>;
  source: "phone" | "walk-in";
  visit: "first" | "follow-up";
  state: Generated<AppointmentState>;
  reason: Generated<AppointmentReason>;
  /** Rupees. */
  fee: number;
  paid: Generated<number>;
  note: Generated<string>;
  consent: Generated<"" | "implied" | "given">;
  arrived_at: Generated<string | null>;
  called_at: Generated<string | null>;
  seen_at: Generated<string | null>;
  told_at: Generated<string | null>;
  moved_from: Generated<string | null>;
  /** The hours that the patient was given or told last, in minutes after midnight. */
  given_starts_at: Generated<number | null>;
  given_ends_at: Generated<number | null>;
}

export interface RegisterChangesTable extends AuditTable {
  subject: "patient" | "queue" | "appointment" | "doctor";
}

export const tokensShown = ["all", "now", "no"] as const;

export interface DeskDoctorsTable {
  doctor_id: string;
  shown: Generated<(typeof tokensShown)[number]>;
  /** After as many the desk is asked before it gives another; 0 for any number. */
  most_tokens: Generated<number>;
  /** How long a patient takes; 0 where nobody says when a token's turn is. */
  minutes_each: Generated<number>;
  registration: Generated<string>;
  /** Null for as many as the hospital has. */
  follow_up_days: number | null;
  follow_up_fee: Generated<number>;
  /** Rupees; null for the fee of a visit. */
  video_fee: number | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export const paymentModes = ["cash", "upi", "card", "claim"] as const;

export type PaymentMode = (typeof paymentModes)[number];

export type PaymentKind = "receipt" | "refund";

/** Rupees by the way in which they were paid; `claim` is what an insurer is to pay. */
export type Amounts = Record<PaymentMode, number>;

export interface PaymentsTable extends Amounts {
  id: string;
  kind: PaymentKind;
  year: string;
  number: number;
  prefix: string;
  day: string;
  name: string;
  name_key: Generated<string>;
  patient_id: string | null;
  patient_number: number | null;
  appointment_id: string | null;
  doctor_id: string | null;
  doctor_name: string;
  registration: string;
  of_payment: string | null;
  /** JSON. */
  lines: string;
  consultation: number;
  other: number;
  discount: number;
  total: number;
  upi_reference: string;
  card_reference: string;
  payer: string;
  claim_reference: string;
  reason: string;
  /** 1 for a refund of what was never paid. */
  mistake: number;
  /** Empty for the one drawer of the desk, else whose it is. */
  drawer: string;
  staff_id: string;
  staff_name: string;
  cash_count_id: Generated<string | null>;
  form_key: string;
  created_at: string;
}

export interface CashCountsTable extends Amounts {
  id: string;
  year: string;
  number: number;
  day: string;
  drawer: string;
  staff_id: string;
  staff_name: string;
  float: number;
  receipts: number;
  refunds: number;
  notes: string;
  counted: number;
  kept: number;
  remark: string;
  form_key: string;
  created_at: string;
}

export interface PaymentYearsTable {
  year: string;
  erased_at: string;
}

export interface PaymentGapsTable {
  kind: PaymentKind;
  year: string;
  first: number;
  last: number;
  reason: string;
  staff_email: string;
  created_at: string;
}

export interface PaymentRestoresTable {
  restored_at: string;
  settled_at: string | null;
  staff_email: string | null;
}

export type VisitKind = "page" | "search";

export interface VisitsTable {
  kind: VisitKind;
  day: string;
  name: string;
  count: number;
}

export interface HospitalDatabase {
  doctors: DoctorsTable;
  applications: ApplicationsTable;
  application_numbers: ApplicationNumbersTable;
  application_counts: ApplicationCountsTable;
  applications_search: ApplicationsSearchTable;
  applications_trigrams: ApplicationsTrigramsTable;
  links: LinksTable;
  staff: StaffTable;
  staff_links: StaffLinksTable;
  sessions: SessionsTable;
  audit: AuditTable;
  form_keys: FormKeysTable;
  known_devices: KnownDevicesTable;
  second_factors: SecondFactorsTable;
  used_steps: UsedStepsTable;
  recovery_codes: RecoveryCodesTable;
  pending_sign_ins: PendingSignInsTable;
  events: EventsTable;
  sittings: SittingsTable;
  absences: AbsencesTable;
  closures: ClosuresTable;
  notices: NoticesTable;
  own_pages: OwnPagesTable;
  articles: ArticlesTable;
  article_links: ArticleLinksTable;
  article_versions: ArticleVersionsTable;
  article_reviews: ArticleReviewsTable;
  settings: SettingsTable;
  words: WordsTable;
  pictures: PicturesTable;
  mail_server: MailServerTable;
  outbox: OutboxTable;
  feed_addresses: FeedAddressesTable;
  patients: PatientsTable;
  patients_search: PatientsSearchTable;
  patient_numbers: PatientNumbersTable;
  queues: QueuesTable;
  appointments: AppointmentsTable;
  register_changes: RegisterChangesTable;
  desk_doctors: DeskDoctorsTable;
  payments: PaymentsTable;
  cash_counts: CashCountsTable;
  payment_years: PaymentYearsTable;
  payment_gaps: PaymentGapsTable;
  payment_restores: PaymentRestoresTable;
  visits: VisitsTable;
}
