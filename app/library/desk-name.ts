import { englishPath, type Locale, localeOf, otherLocales, pathIn } from "#app/language/locale.ts";
import { ownFolder } from "./own-links.ts";

const prefix = "own-";

/** By what the addresses of the dashboard name an article: no path of the program begins with `own-` or `hi-`. */
export function deskNameOf(path: string): string {
  const locale = localeOf(path);
  if (locale !== "en") return `${locale}-${deskNameOf(englishPath(path))}`;
  return path.startsWith(ownFolder) ? `${prefix}${path.slice(ownFolder.length)}` : path.slice(1);
}

export function pathOfDeskName(name: string): string {
  const locale = localeOfDeskName(name);
  if (locale !== "en") return pathIn(locale, pathOfDeskName(name.slice(3)));
  return name.startsWith(prefix) ? `${ownFolder}${name.slice(prefix.length)}` : `/${name}`;
}

export function localeOfDeskName(name: string): Locale {
  return otherLocales.find((locale) => name.startsWith(`${locale}-`)) ?? "en";
}

export function isDeskNameOfOwn(name: string): boolean {
  return name.startsWith(prefix);
}
