import { counted } from "#app/language/counted.ts";
import type { SavedDepartments } from "#app/library/departments.server.ts";
import type { Department } from "#app/library/departments.ts";

export const departmentsFailure = "Failed to save the departments";

/** `missing` has the pages that visitors do not read even while nobody hides them. */
export function sentenceAboutSaved(
  { hidden, shown }: SavedDepartments,
  missing: readonly string[],
): string {
  const them = hidden.length === 1 ? "it" : "them";
  const sentences = [
    hidden.length > 0 &&
      `${wordChange(hidden, "hidden", missing)} You can show ${them} again at any time.`,
    shown.length > 0 && wordChange(shown, "shown again", missing),
  ].filter(Boolean);
  return sentences.join(" ") || "The departments are saved as they are.";
}

function wordChange(
  departments: readonly Department[],
  state: string,
  missing: readonly string[],
): string {
  // Made here: to have it takes some milliseconds, which a start would pay.
  const names = new Intl.ListFormat("en-IN").format(departments.map(({ title }) => title));
  const paths = departments.flatMap((department) => department.paths);
  const pages = paths.filter((path) => !missing.includes(path)).length;
  const [are, them] = departments.length === 1 ? ["is", "it"] : ["are", "them"];
  if (pages === 0) return `${names} ${are} ${state}. No page of ${them} has a text yet.`;
  return `${names} ${are} ${state}: ${counted(pages, "page")}.`;
}
