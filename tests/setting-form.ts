import type { Visitor } from "./http.ts";

export type Fields = Record<string, string>;

/** Opens the form of a group, and returns what its fields show. */
export async function openSetting(staff: Visitor, group: string): Promise<Fields> {
  const response = await staff.get(`/dashboard/Hospital/${group}`);
  return fieldsIn(await response.text());
}

/** Opens the form of a group, changes some of its fields, and sends it. */
export async function saveSetting(staff: Visitor, group: string, changes: Fields) {
  const fields = { ...(await openSetting(staff, group)), ...changes };
  return staff.post(`/dashboard/Hospital/${group}`, fields);
}

/** The fields of the form of a group with what they show, by their names. */
export function fieldsIn(html: string): Fields {
  const [, form = ""] =
    /<form[^>]*action="\/dashboard\/Hospital[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? [];
  const fields: Fields = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const isTicked = attribute(tag, "type") !== "checkbox" || / checked/.test(tag);
    if (isTicked) set(tag, attribute(tag, "value"));
  }
  for (const [, tag = "", text = ""] of form.matchAll(/(<textarea[^>]*>)([\s\S]*?)<\/textarea>/g)) {
    set(tag, text.replace(/^\n/, ""));
  }
  for (const [, tag = "", options = ""] of form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)) {
    const all = [...options.matchAll(/<option[^>]*>/g)].map(([option]) => option);
    const chosen = all.find((option) => / selected/.test(option)) ?? all[0] ?? "";
    set(tag, attribute(chosen, "value"));
  }
  return fields;

  function set(tag: string, value: string) {
    const name = attribute(tag, "name");
    if (name) fields[name] = unescaped(value);
  }
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function unescaped(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
