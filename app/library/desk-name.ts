import { ownFolder } from "./own-links.ts";

const prefix = "own-";

/** By what the addresses of the dashboard name an article: no path of the program begins with `own-`. */
export function deskNameOf(path: string): string {
  return path.startsWith(ownFolder) ? `${prefix}${path.slice(ownFolder.length)}` : path.slice(1);
}

export function pathOfDeskName(name: string): string {
  return name.startsWith(prefix) ? `${ownFolder}${name.slice(prefix.length)}` : `/${name}`;
}

/** Of a page that the hospital has added. */
export function isDeskNameOfOwn(name: string): boolean {
  return name.startsWith(prefix);
}
