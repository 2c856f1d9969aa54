import { fieldsOf, type GroupName, isList, type ValueField } from "#app/settings/fields.ts";
import { groupNames, groups } from "#app/settings/groups.ts";
import type { Visitor } from "../app/http.ts";
import { type Fields, openSetting } from "./setting-form.ts";

/** Each value field of a group's form by its name there; of each list those of the rows that `shown` has. */
export function valueFields(name: GroupName, shown: Fields) {
  return fieldsOf(groups[name]).flatMap((field) => {
    if (!isList(field)) return [{ at: field.name, field }];
    const rows = Object.keys(shown).flatMap((key) => {
      const [list, index] = key.split(".");
      return list === field.name ? [Number(index)] : [];
    });
    return Array.from({ length: Math.max(0, ...rows) + 1 }, (_, index) =>
      field.fields.map((part) => ({ at: `${field.name}.${index}.${part.name}`, field: part })),
    ).flat();
  });
}

/** Saves what `write` returns in every text field, with at least one row of each list; other fields get a valid value. */
export async function fillGroups(
  staff: Visitor,
  write: (kind: "line" | "text" | "markdown" | "web address", length: number) => string,
): Promise<void> {
  for (const name of groupNames) {
    const shown = await openSetting(staff, name);
    const fields = { ...shown };
    for (const { at, field } of valueFields(name, shown)) {
      const { kind, length } = field;
      const isText = kind === "line" || kind === "text" || kind === "markdown";
      const isWritten = isText || kind === "web address";
      fields[at] = isWritten ? write(kind, length) : takenBy(field, shown[at] ?? "");
    }
    const response = await staff.post(`/dashboard/Hospital/${name}`, asMultipart(fields));
    if (response.status !== 303) throw new Error(`${name}: ${await response.text()}`);
  }
}

/** As the form sends it: other forms may be no larger than 64 KB. */
function asMultipart(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function takenBy({ name, kind, options = {} }: ValueField, shown: string): string {
  switch (kind) {
    case "choice":
      // Only a service that is arranged says with whom.
      return "arranged" in options ? "arranged" : shown || (Object.keys(options)[0] ?? "");
    case "answer":
      // Only an emergency department that closes has hours.
      return name === "isEmergencyAlwaysOpen" ? "no" : "yes";
    case "number":
      return shown || "40";
    case "phone":
      return shown || "98000 12345";
    default:
      return shown;
  }
}
