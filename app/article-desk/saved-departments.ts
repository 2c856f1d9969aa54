import { counted } from "#app/language/counted.ts";
import type { SavedDepartments } from "#app/library/departments.server.ts";
import type { Department } from "#app/library/departments.ts";

export const departmentsFailure = "Failed to save the departments";

export function sentenceAboutSaved({ hidden, shown }: SavedDepartments): string {
  const them = hidden.length === 1 ? "it" : "them";
  const sentences = [
    hidden.length > 0 && `${wordChange(hidden, "hidden")} You can show ${them} again at any time.`,
    shown.length > 0 && wordChange(shown, "shown again"),
  ].filter(Boolean);
  return sentences.join(" ") || "The departments are saved as they are.";
}

function wordChange(departments: readonly Department[], state: string): string {
  // Made here: to have it takes some milliseconds, which a start would pay.
  const names = new Intl.ListFormat("en-IN").format(departments.map(({ title }) => title));
  const pages = departments.reduce((sum, { paths }) => sum + paths.length, 0);
  const are = departments.length === 1 ? "is" : "are";
  return `${names} ${are} ${state}: ${counted(pages, "page")}.`;
}
