import { type FormInput, formsAt } from "#app/inputs.ts";
import type { Resume } from "./resume.server.ts";

/** What is shorter in a row is a choice or an id. */
const shortestText = 40;

/** Of the fields of a form those that people type. `pattern` is the address of its action in `routes.ts`. */
export function typedOf(fields: Resume["fields"], pattern: string): Resume["fields"] {
  const inputs = formsAt(pattern);
  return fields.filter(
    ([name, text]) => text.trim() && inputs.some((input) => isTyped(name, input)),
  );
}

/** Rows have their choices and ids among what is typed, such as `items.0.name`. */
function isTyped(name: string, { typed, rows = {} }: FormInput): boolean {
  const [list = "", , field = ""] = name.split(".");
  const row = Object.hasOwn(rows, list) ? rows[list] : undefined;
  return Object.hasOwn(typed, name) || (row?.fields[field] ?? 0) >= shortestText;
}
