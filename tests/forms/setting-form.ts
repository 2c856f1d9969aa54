import type { Visitor } from "../app/http.ts";
import { formFields } from "./form-fields.ts";

export type Fields = Record<string, string>;

export async function openSetting(staff: Visitor, group: string): Promise<Fields> {
  const response = await staff.get(`/dashboard/Hospital/${group}`);
  return fieldsIn(await response.text());
}

export async function saveSetting(staff: Visitor, group: string, changes: Fields) {
  const fields = { ...(await openSetting(staff, group)), ...changes };
  return staff.post(`/dashboard/Hospital/${group}`, fields);
}

export function fieldsIn(html: string): Fields {
  const [, form = ""] =
    /<form[^>]*action="\/dashboard\/Hospital[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? [];
  return formFields(form);
}
