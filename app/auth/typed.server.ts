import type { FormInput } from "#app/forms/route-inputs.ts";
import type { Resume } from "./resume.server.ts";

/** What is shorter in a row is a choice or an id. */
const shortestText = 40;

export function typedOf(fields: Resume["fields"], forms: readonly FormInput[]): Resume["fields"] {
  return fields.filter(([name, text]) => text.trim() && forms.some((form) => isTyped(name, form)));
}

/** Rows have their choices and ids among what is typed, such as `items.0.name`. */
function isTyped(name: string, { typed = {}, rows = {} }: FormInput): boolean {
  const [list = "", , field = ""] = name.split(".");
  const row = Object.hasOwn(rows, list) ? rows[list] : undefined;
  return Object.hasOwn(typed, name) || (row?.fields[field] ?? 0) >= shortestText;
}
