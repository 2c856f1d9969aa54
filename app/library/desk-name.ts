const prefix = "own-";
const folder = "/pages/";

/** By what the addresses of the dashboard name an article: no path of the program begins with `own-`. */
export function deskNameOf(path: string): string {
  return path.startsWith(folder) ? `${prefix}${path.slice(folder.length)}` : path.slice(1);
}

export function pathOfDeskName(name: string): string {
  return name.startsWith(prefix) ? `${folder}${name.slice(prefix.length)}` : `/${name}`;
}

/** Of a page that the hospital has added. */
export function isDeskNameOfOwn(name: string): boolean {
  return name.startsWith(prefix);
}
