import { readHidden } from "#app/library/departments.server.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import { listPresentOwnPages, type OwnPage } from "#db/texts/own-pages.ts";
import { listPlaces, placeInWords } from "./places.server.ts";

export interface OwnPageListRow extends Pick<OwnPage, "id" | "path" | "name" | "kind"> {
  where: string;
  state: string;
  /** Visitors have it, or will once the website is open. */
  isShown: boolean;
}

/** Departments first, then pages, each in the order of the menu. */
export function listRows(): OwnPageListRow[] {
  const places = listPlaces();
  const hidden = readHidden();
  const shown = isBeingSetUp() ? "Seen once the website is open" : "On the website";
  const pages = listPresentOwnPages();
  const unseen = pages.filter(({ path, is_written }) => is_written === 0 || hidden.has(path));
  const kinds = ["department", "page"] as const;
  return kinds
    .flatMap((kind) => pages.filter((page) => page.kind === kind))
    .map((page) => {
      const { id, path, name, kind, is_written } = page;
      const isHidden = hidden.has(path);
      const state = is_written === 0 ? "Has no text yet" : isHidden ? "Hidden" : shown;
      const department = unseen.find((one) => kind === "page" && one.path === page.place);
      const where = department
        ? `In no menu while visitors do not see ${department.name}`
        : placeInWords(page, places);
      return { id, path, name, kind, where, state, isShown: state === shown };
    });
}
