import { listLinkChanges } from "#db/articles.ts";
import { listPresentOwnPages, type OwnPage } from "#db/own-pages.ts";
import { listPlaces, placeInWords } from "./places.server.ts";

export interface OwnPageListRow extends Pick<OwnPage, "id" | "path" | "name" | "kind"> {
  /** Its place in the menu. */
  where: string;
  state: "On the website" | "Hidden" | "Has no text yet";
}

/** Departments first, then pages, each in the order of the menu. */
export function listRows(): OwnPageListRow[] {
  const places = listPlaces();
  const hidden = new Set(
    listLinkChanges().flatMap(({ path, is_hidden }) => (is_hidden === 1 ? path : [])),
  );
  const pages = listPresentOwnPages();
  const kinds = ["department", "page"] as const;
  return kinds
    .flatMap((kind) => pages.filter((page) => page.kind === kind))
    .map((page) => {
      const { id, path, name, kind, is_written } = page;
      const isHidden = hidden.has(path);
      const state = is_written === 0 ? "Has no text yet" : isHidden ? "Hidden" : "On the website";
      return { id, path, name, kind, where: placeInWords(page, places), state };
    });
}
