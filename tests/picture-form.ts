import type { Visitor } from "./http.ts";

/** The tile of a place, as its form stands on the screen: hidden fields and what is typed in it. */
export async function tileFields(
  staff: Visitor,
  tab: string,
  anchor: string,
): Promise<Record<string, string>> {
  const html = await (await staff.get(`/dashboard/Pictures/${tab}`)).text();
  const [, tile = ""] = new RegExp(`<li id="${anchor}">(.*?)</article>`, "s").exec(html) ?? [];
  const form = tile.slice(0, tile.indexOf("</form>"));
  const fields: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const [name = "", value = ""] = ["name", "value"].map((key) => attribute(input, key));
    const isChoice = /type="(?:radio|checkbox)"/.test(input);
    if (name && (!isChoice || /checked=""/.test(input)) && !/type="file"/.test(input)) {
      fields[name] = value;
    }
  }
  const [, alt] = /<textarea[^>]*name="alt"[^>]*>(.*?)<\/textarea>/s.exec(form) ?? [];
  return alt === undefined ? fields : { ...fields, alt };
}

/** Sends the form of a tile with other values, and perhaps a file. */
export async function sendTile(
  staff: Visitor,
  tab: string,
  fields: Record<string, string>,
  bytes?: Uint8Array,
  type = "image/jpeg",
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (bytes) form.append("photo", new File([bytes as BlobPart], "photo", { type }));
  return staff.post(`/dashboard/Pictures/${tab}`, form);
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
