import type { WordsOf } from "#db/words.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

/** What lies at each address of the dashboard. */
const subjects = lookupTable<WordsOf["subject"]>({
  Hospital: "setting",
  AddDoctor: "doctor",
  Notices: "notice",
  Closures: "closure",
});

/** Of an address such as `/dashboard/Notices/64f1…/words/hi`; undefined of any other. */
export function placeAt(pathname: string): WordsOf | undefined {
  const [, , list = "", id = "", , locale = ""] = pathname.split("/");
  const subject = subjects[list];
  if (!subject || (locale !== "hi" && locale !== "pa")) return undefined;
  return { subject, subject_id: subject === "setting" ? id.toLowerCase() : id, locale };
}

export const failure = "Failed to save the translation";

const lists = { setting: "Hospital", doctor: "AddDoctor", notice: "Notices", closure: "Closures" };

/** The address where staff write the words, without the language; undefined where there is none. */
export function wordsPath(subject: string, id: string): string | undefined {
  if (!Object.hasOwn(lists, subject)) return undefined;
  return `/dashboard/${lists[subject as keyof typeof lists]}/${id}/words`;
}
