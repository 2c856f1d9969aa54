import { maxEmailLength, maxLineLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import type { Doctor, DoctorFields } from "#db/doctors/doctors.ts";
import { timeRanges } from "./times.ts";

export type FieldName = keyof DoctorFields;

interface Field {
  label: string;
  /** The most characters of what people type. */
  length?: number;
  /** Visitors may read it, on the doctor's page and in the API. */
  isPublic?: true;
  /** Of a text in any words: a value for the API's documentation and the template of a file. */
  example?: string;
  /** Only of a text: it may be empty. */
  isOptional?: true;
  /** What files call the column, other than by the label. */
  headings?: string;
}

/** In the order of the form. */
const fields = {
  name: {
    label: "Name",
    length: maxLineLength,
    isPublic: true,
    example: "Dr Asha Verma",
    headings: "full name, doctor, doctor name, name of doctor, नाम, डॉक्टर का नाम, ਨਾਮ",
  },
  specialization: {
    label: "Specialization",
    length: maxLineLength,
    isPublic: true,
    example: "Urology",
    headings: "specialisation, speciality, specialty, department, विशेषज्ञता, विभाग",
  },
  phone: {
    label: "Phone",
    length: 40,
    headings:
      "phone number, phone no, mobile, mobile number, mobile no, telephone, contact, फोन, मोबाइल",
  },
  email: {
    label: "Email",
    length: maxEmailLength,
    headings: "e-mail, mail, email address, email id, ईमेल",
  },
  experience: {
    label: "Experience",
    length: maxNumberLength,
    isPublic: true,
    headings: "experience in years, experience years, years of experience, years, अनुभव",
  },
  fees: {
    label: "Fees",
    length: maxNumberLength,
    isPublic: true,
    headings:
      "fee, consultation fee, consultation fees, fees in rupees, fees rs, opd fee, शुल्क, फीस",
  },
  hospital: {
    label: "Hospital",
    length: 500,
    isPublic: true,
    example: "City Hospital, Station Road",
    headings: "hospital name, अस्पताल",
  },
  about: {
    label: "About",
    length: 5000,
    isPublic: true,
    example: "Treats kidney stones and prostate trouble, and takes time to explain.",
    headings: "about the doctor, description, profile, परिचय",
  },
  qualification: {
    label: "Qualification",
    length: 1000,
    isPublic: true,
    example: "MBBS, MS, MCh (Urology)",
    headings: "qualifications, degree, degrees, education, योग्यता",
  },
  awards: {
    label: "Member of",
    length: 2000,
    isPublic: true,
    example: "Urological Society",
    headings: "memberships, membership, achievements, सदस्य",
  },
  languages: {
    label: "Languages spoken",
    length: 200,
    isPublic: true,
    isOptional: true,
    example: "Hindi, English, Punjabi",
    headings: "language, भाषा, भाषाएं",
  },
  hospital_slots: {
    label: "Hospital Slots",
    isPublic: true,
    headings: "hospital slot, opd slots",
  },
  video_slots: {
    label: "Video Slots",
    isPublic: true,
    headings: "video slot, video times, video time",
  },
  availability: {
    label: "Availability",
    length: 11,
    isPublic: true,
    headings: "available, status",
  },
  is_active: {
    label: "Show on website",
    headings: "website, on website, shown on website, active",
  },
  photo_key: { label: "Photo", isPublic: true },
} as const satisfies Record<FieldName, Field>;

type Fields = typeof fields;

/** The fields whose descriptions have this. */
type With<Key extends keyof Field> = {
  [Name in FieldName]: Fields[Name] extends Record<Key, unknown> ? Name : never;
}[FieldName];

export type Text = With<"example">;
export type OptionalText = With<"isOptional">;

export const fieldNames = Object.keys(fields) as FieldName[];

/** What no visitor may read is not among them. */
export const publicFields = namesWith("isPublic");
export const texts = namesWith("example");
export const optionalTexts = namesWith("isOptional");
/** Which texts staff can write in the other languages. */
export const translatedTexts = ["name", "qualification", "hospital", "about", "awards"] as const;

export const labels = collect("label", fieldNames);
export const lengths = collect("length", namesWith("length"));
export const examples = collect("example", texts);

function namesWith<Key extends keyof Field>(key: Key): With<Key>[] {
  return fieldNames.filter((name): name is With<Key> => key in fields[name]);
}

function collect<Key extends keyof Field, Name extends With<Key>>(key: Key, names: Name[]) {
  type Value = NonNullable<Field[Key]>;
  const described: Readonly<Record<FieldName, Field>> = fields;
  return Object.fromEntries(names.map((name) => [name, described[name][key]])) as Readonly<
    Record<Name, Value>
  >;
}

/** What a column of a file may be called. */
export function headingsOf(name: FieldName): string[] {
  const { label, headings = "" }: Field = fields[name];
  return [name, label, ...headings.split(",")];
}

export function displayField(doctor: DoctorFields | Doctor, name: FieldName): string {
  const value = doctor[name];
  if (Array.isArray(value)) return timeRanges(value).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "photo_key") return value ? `Photo ${String(value).slice(0, 4)}` : "No photo";
  return String(value);
}

export function pickFields<Name extends keyof Doctor>(
  doctor: Pick<Doctor, Name>,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, doctor[name]])) as Pick<Doctor, Name>;
}
