import { languageNames, locales } from "#app/language/locale.ts";
import { formatFee } from "#app/language/money.ts";
import { showDay } from "#app/timetable/words.ts";
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

/** Such as "Free: ₹800 paid on Thu 19 Nov, follow-up until Thu 26 Nov." */
export function sayFollowUp({
  day,
  paid,
  until,
  fee,
}: {
  day: string;
  paid: number;
  until: string;
  fee: number;
}): string {
  return `${formatFee(fee)}: ${formatFee(paid)} paid on ${showDay(day)}, follow-up until ${showDay(until)}.`;
}

export const sexes = [
  { value: "", label: "Not said" },
  ...Object.entries(sexLabels).map(([value, label]) => ({ value, label })),
];

export const languages = locales.map((value) => ({ value, label: languageNames[value] }));

const notAsked = { value: "", label: "Not asked" };

export const languageAnswers = [notAsked, ...languages];

export const messageAnswers = [
  notAsked,
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
