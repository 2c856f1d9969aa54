import { pictureSchema } from "./schema.ts";
import { pictureForm } from "./staff-inputs.ts";

const fromCamera =
  /^(?:img|dsc|dscn|pxl|mvimg|photo|image|picture|screenshot|whatsapp|wa|p|dji)(?![\p{L}\p{M}\p{N}])/iu;

/** "Front gate" of `front_gate.jpg`; cameras and messengers give names that say nothing. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}'’]+/gu, " ")
    .trim();
  const name = words.charAt(0).toUpperCase() + words.slice(1, pictureForm.typed.title);
  const isWord = /[\p{L}\p{M}]{3}/u.test(name) && !fromCamera.test(name);
  const { success } = pictureSchema({ title: "" }).safeParse({ title: name, version: 0 });
  return isWord && success ? name : "Photo of the hospital";
}
