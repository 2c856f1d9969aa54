import { anchorOf } from "#app/pictures/tabs.ts";
import type { WordsOf } from "#db/texts/words.ts";

const lists = {
  setting: "Hospital",
  doctor: "AddDoctor",
  notice: "Notices",
  closure: "Closures",
  picture: "Pictures",
} as const;

const listed = Object.keys(lists) as (keyof typeof lists)[];

/** Of an address such as `/dashboard/Notices/64f1…/words/hi`; undefined of any other. */
export function placeAt(pathname: string): WordsOf | undefined {
  const [, , list = "", id = "", , locale = ""] = pathname.split("/");
  const subject = listed.find((one) => lists[one] === list);
  if (!subject || (locale !== "hi" && locale !== "pa")) return undefined;
  return { subject, subject_id: idAt(subject, id), locale };
}

/** An address spells some otherwise: `gallery-entrance` is the picture at `gallery/entrance`. */
function idAt(subject: WordsOf["subject"], id: string): string {
  if (subject === "setting") return id.toLowerCase();
  return subject === "picture" ? id.replace("-", "/") : id;
}

export function insteadOf(subject: WordsOf["subject"]): string {
  return subject === "setting" || subject === "doctor" ? "in English or not at all" : "in English";
}

export const failure = "Failed to save the translation";

export function wordsPath(subject: string, id: string): string | undefined {
  const known = listed.find((one) => one === subject);
  return known && `/dashboard/${lists[known]}/${anchorOf(id)}/words`;
}
