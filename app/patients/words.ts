import { languageNames, locales } from "#app/language/locale.ts";
import { showAge } from "./age.ts";

const sexLabels = { F: "Female", M: "Male", O: "Other" } as const;

/** Such as 98140 00021, as people read numbers to each other. */
export function showPhone(phone: string): string {
  return phone === "" ? "no phone" : `${phone.slice(0, 5)} ${phone.slice(5)}`;
}

/** Such as "F 34"; empty where neither is known. */
export function showSexAndAge(
  { sex, born }: { sex: string; born: string | null },
  today: string,
): string {
  return [sex, showAge(born, today)].filter(Boolean).join(" ");
}

/** Choices of a form. */
export const sexes = [
  { value: "", label: "Not said" },
  ...Object.entries(sexLabels).map(([value, label]) => ({ value, label })),
];

export const languages = locales.map((value) => ({ value, label: languageNames[value] }));

export const messageAnswers = [
  { value: "", label: "Not asked" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
