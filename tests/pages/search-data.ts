import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of a folder, databases and their logs too, that contain one of the texts. */
export function filesWith(folder: string, texts: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return texts.some((text) => bytes.includes(text));
    });
}
