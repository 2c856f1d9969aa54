import { useMatches } from "react-router";
import type { PictureFile } from "#app/ui/picture.tsx";
import "./focus.css";

/** The hospital's own pictures by their places; a place that is missing shows its sample. */
export type OwnPictures = Partial<Record<string, PictureFile>>;

/** Those that the loader of this page returns as `pictures`. */
export function useOwnPictures(): OwnPictures {
  const matches = useMatches();
  for (const { loaderData } of matches) {
    const { pictures } = (loaderData ?? {}) as { pictures?: OwnPictures };
    if (pictures) return pictures;
  }
  return {};
}
