import {
  type FieldName,
  fieldNames,
  labels,
  optionalTexts,
  translatedTexts,
} from "#app/doctors/fields.ts";
import { type OtherLocale, otherLocales } from "#app/language/locale.ts";
import { weekdayNames } from "#app/timetable/words.ts";

export type ImportField = Exclude<FieldName, "photo_key">;
export type ColumnName = "id" | ImportField;

export const importFields = fieldNames.filter((name): name is ImportField => name !== "photo_key");

export const columns: readonly (readonly [name: ColumnName, heading: string])[] = [
  ["id", "Id"],
  ...importFields.map((name) => [name, labels[name]] as const),
];

export const opdLabels = {
  opd_days: "OPD days",
  opd_hours: "OPD hours",
  opd_from: "OPD from",
  opd_until: "OPD until",
  room: "OPD room",
} as const;

export type TranslatedField = (typeof translatedTexts)[number];
export type WordsTarget = `${TranslatedField}_${OtherLocale}`;

export const wordsTargets = otherLocales.flatMap((locale) =>
  translatedTexts.map((name) => {
    const label = `${labels[name]} (${locale === "hi" ? "Hindi" : "Punjabi"})`;
    return {
      target: `${name}_${locale}` satisfies WordsTarget as WordsTarget,
      name,
      locale,
      label,
    };
  }),
);

export const weekdayTargets = [
  "opd_1",
  "opd_2",
  "opd_3",
  "opd_4",
  "opd_5",
  "opd_6",
  "opd_7",
] as const;

type WeekdayTarget = (typeof weekdayTargets)[number];

export type Target = ColumnName | keyof typeof opdLabels | WeekdayTarget | WordsTarget;

export const targetLabels: readonly (readonly [target: Target, label: string])[] = [
  ...columns,
  ...(Object.entries(opdLabels) as [keyof typeof opdLabels, string][]),
  ...wordsTargets.map(({ target, label }) => [target, label] as const),
  ...weekdayTargets.map((target, at) => [target, `OPD on ${weekdayNames[at]}`] as const),
];

const labelOfTarget = new Map<Target, string>(targetLabels);

export function labelOf(target: Target): string {
  return labelOfTarget.get(target) ?? target;
}

export function isTarget(text: string): text is Target {
  return labelOfTarget.has(text as Target);
}

/** Whether only one column can be this: of a doctor, but not of the timetable, there is one value. */
export function isSingle(target: Target): boolean {
  const isOfWords = wordsTargets.some((one) => one.target === target);
  return isOfWords || columns.some(([name]) => name === target) || target === "room";
}

const optional: readonly ColumnName[] = ["id", "availability", "is_active", ...optionalTexts];

export const neededColumns: readonly ColumnName[] = columns
  .map(([name]) => name)
  .filter((name) => !optional.includes(name));
