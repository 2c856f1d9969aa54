import { articleLabels, reviewLabels } from "#app/article-desk/fields.ts";
import { stateLabels } from "#app/careers/states.ts";
import { labels as doctorLabels } from "#app/doctors/fields.ts";
import { timeRanges } from "#app/doctors/times.ts";
import { years } from "#app/doctors/years.ts";
import { formatRupees } from "#app/language/money.ts";
import { categoryLabels } from "#app/links/categories.ts";
import { mailLabels, securityLabels } from "#app/news/fields.ts";
import { kindLabels, ownPageLabels } from "#app/own-page-desk/fields.ts";
import { focusNames } from "#app/pictures/schema.ts";
import { capitalized } from "#app/settings/fields.ts";
import { labels as opdLabels } from "#app/timetable/fields.ts";
import { showTime } from "#app/timetable/range.ts";
import { showWeeks, weekdayNames } from "#app/timetable/words.ts";
import type { Subject } from "#db/entities.ts";
import type {
  ApplicationState,
  DeskRight,
  Focus,
  LinkCategory,
  MailSecurity,
  Role,
} from "#db/schema.ts";
import type { OwnPage } from "#db/texts/own-pages.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { showDate, showInstant } from "./dates.server.ts";

interface Field {
  label: string;
  show?: (value: never) => string | undefined;
}

type Fields = Readonly<Record<string, Field>>;

function called<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  names = Object.keys(labels) as Name[],
): Fields {
  return Object.fromEntries(names.map((name) => [name, { label: labels[name] }]));
}

const photo = (key: string | null) => (key ? `Photo ${key.slice(0, 4)}` : "No photo");
const slots = (times: string[]) => timeRanges(times).join(", ") || "None";

const rights = {
  role: { label: "Role", show: (name: Role) => (name === "admin" ? "Administrator" : "Editor") },
  desk: { label: "Front desk", show: (right: DeskRight) => (right === "no" ? "No" : "Yes") },
  website: { label: "Website", show: (keeps: number) => (keeps ? "Yes" : "No") },
};

/** How each column is called and shown, by the kind of thing, in the order of its form. */
const fields = lookupTable<Fields>({
  doctor: {
    ...called(doctorLabels),
    experience: { label: doctorLabels.experience, show: (number: number) => years(number) },
    fees: { label: doctorLabels.fees, show: formatRupees },
    hospital_slots: { label: doctorLabels.hospital_slots, show: slots },
    video_slots: { label: doctorLabels.video_slots, show: slots },
    availability: { label: doctorLabels.availability, show: capitalized },
    photo_key: { label: doctorLabels.photo_key, show: photo },
  },
  application: {
    name: { label: "Name" },
    position: { label: "Position Applied" },
    email: { label: "Email" },
    phone: { label: "Phone" },
    resume_link: { label: "Resume" },
    state: { label: "State", show: (state: ApplicationState) => stateLabels[state] },
    notes: { label: "Notes" },
    is_unchecked: { label: "Unchecked", show: (is: unknown) => (is ? "Yes" : "No") },
  },
  link: {
    category: { label: "Category", show: (category: LinkCategory) => categoryLabels[category] },
    url: { label: "URL" },
  },
  sitting: {
    weekdays: { label: opdLabels.weekdays, show: showWeekdays },
    starts_at: { label: opdLabels.starts_at, show: showTime },
    ends_at: { label: opdLabels.ends_at, show: showTime },
    weeks: { label: opdLabels.weeks, show: (weeks: number[]) => showWeeks({ weeks }) || "No" },
    ...called(opdLabels, ["room", "note", "first_day", "last_day"]),
    replaces: { label: "In place of other hours", show: (id: unknown) => (id ? "Yes" : "No") },
  },
  absence: {
    ...called(opdLabels, ["first_day", "last_day"]),
    from_at: { label: opdLabels.from_at, show: showTime },
    back_at: { label: "Comes at", show: showTime },
    note: { label: opdLabels.note },
  },
  article: {
    name: { label: articleLabels.title },
    ...called(articleLabels, ["link_title", "description", "synonyms", "sources", "text"]),
    is_hidden: { label: "On the website", show: (is: unknown) => (is ? "Hidden" : "Shown") },
  },
  "own page": {
    ...called(ownPageLabels),
    kind: { label: ownPageLabels.kind, show: (kind: OwnPage["kind"]) => kindLabels[kind] },
    is_general: { label: ownPageLabels.is_general, show: (is: unknown) => (is ? "Yes" : "No") },
  },
  review: {
    path: { label: "Page" },
    ...called(reviewLabels),
  },
  closure: {
    ...called(opdLabels, ["name", "first_day", "last_day"]),
    from_at: { label: opdLabels.from_at, show: showTime },
  },
  notice: called(opdLabels, ["text", "link", "first_day", "last_day"]),
  picture: {
    photo_key: {
      label: "File",
      show: (key: string | null) => (key ? `Photo ${key.slice(0, 4)}` : "None"),
    },
    alt: { label: "Alternative text" },
    focus: { label: "Focal point", show: (focus: Focus) => focusNames[focus] },
    is_illustration: { label: "Illustration" },
  },
  staff: {
    email: { label: "Email" },
    name: { label: "Name" },
    ...rights,
    is_disabled: { label: "Disabled" },
  },
  invitation: { email: { label: "Email" }, ...rights },
  "password link": { ends_second_factor: { label: "Ends two-step sign-in" } },
  words: {},
  setting: {},
  "second factor": {},
  sessions: {},
  "mail server": {
    ...called(mailLabels, ["host", "port"]),
    security: { label: mailLabels.security, show: (one: MailSecurity) => securityLabels[one] },
    ...called(mailLabels, ["username", "password", "sender", "recipients"]),
  },
  "news feed": {},
} satisfies Record<Subject, Fields>);

/** Of no interest to a reader, or told beside the change. */
const left = ["id", "doctor_id", "version", "version_id", "text_hash", "created_at", "updated_at"];
const ofFile = ["width", "height", "colour", "format"];

/** The columns of a change that are shown, those of the form first. */
export function columnsOf(subject: string, ...recorded: (object | null)[]): string[] {
  const all = new Set(recorded.flatMap((side) => Object.keys(side ?? {})));
  const known = Object.keys(fields[subject] ?? {}).filter((name) => all.has(name));
  return [...new Set([...known, ...all])].filter(
    (name) => !left.includes(name) && !(subject === "picture" && ofFile.includes(name)),
  );
}

function fieldOf(subject: string, column: string): Field | undefined {
  const columns = fields[subject] ?? {};
  return Object.hasOwn(columns, column) ? columns[column] : undefined;
}

/** The label that the form has; of a column that is not in the table, its name in words. */
export function labelOf(subject: string, column: string): string {
  return fieldOf(subject, column)?.label ?? capitalized(column.replaceAll("_", " ").trim());
}

export function showValue(subject: string, column: string, value: unknown): string {
  const show = fieldOf(subject, column)?.show;
  if (!show || value === notKept || (isEmpty(value) && show !== photo)) return inWords(value);
  try {
    return show(value as never) ?? inWords(value);
  } catch {
    // Recorded by an earlier version, in another form.
    return inWords(value);
  }
}

/** What the record has in place of contacts. */
export const notKept = "not kept";

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

function inWords(value: unknown): string {
  if (isEmpty(value)) return "None";
  if (value === notKept) return "Not kept";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(inWords).join(", ") || "None";
  if (typeof value === "object") {
    const parts = Object.entries(value as object);
    return parts.map(([name, part]) => `${name.replaceAll("_", " ")}: ${inWords(part)}`).join(", ");
  }
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return showDate(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? showInstant(text) : text;
}

function showWeekdays(weekdays: readonly number[]): string {
  return weekdays.map((day) => weekdayNames[day - 1]?.slice(0, 3) ?? day).join(", ");
}
