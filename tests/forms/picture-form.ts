import type { Visitor } from "../app/http.ts";
import { formFields } from "./form-fields.ts";

/** The tile of a place, as its form stands on the screen: hidden fields and what is typed in it. */
export async function tileFields(
  staff: Visitor,
  tab: string,
  anchor: string,
): Promise<Record<string, string>> {
  const html = await (await staff.get(`/dashboard/Pictures/${tab}`)).text();
  const [, tile = ""] = new RegExp(`<li id="${anchor}">(.*?)</article>`, "s").exec(html) ?? [];
  return formFields(tile.slice(0, tile.indexOf("</form>")));
}

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
