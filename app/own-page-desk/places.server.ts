import { nameOfUnshown, readHidden } from "#app/library/departments.server.ts";
import { articleGroups } from "#app/library/groups.ts";
import { forPatients, underMedia, underSpeciality } from "#app/library/own-links.ts";
import { listPresentOwnPages, type OwnPage } from "#db/texts/own-pages.ts";

export interface Place {
  value: string;
  label: string;
}

export function listPlaces(): Place[] {
  const departments = listPresentOwnPages()
    .filter(({ kind }) => kind === "department")
    .map(({ path, name }) => ({ value: path, label: `Treatment: ${name}` }));
  const groups = articleGroups.flatMap(({ title, overview }) =>
    overview ? [{ value: overview.path, label: `Treatment: ${title}` }] : [],
  );
  return [
    ...departments,
    { value: underSpeciality, label: "Speciality, beside the departments" },
    { value: forPatients, label: "For patients" },
    { value: underMedia, label: "Media" },
    { value: "", label: "In no menu: the search, A–Z and links lead to it" },
    ...groups,
  ];
}

/** Without those of hidden departments, unless the page is there; that of a deleted one stays its place too. */
export function listOfferedPlaces(page?: Pick<OwnPage, "path" | "place">): Place[] {
  const current = page?.place;
  const hidden = readHidden();
  const places = listPlaces().filter(
    ({ value }) => value !== page?.path && (!hidden.has(value) || value === current),
  );
  const isOffered = places.some(({ value }) => value === current);
  if (current === undefined || current === page?.path || isOffered) return places;
  return [...places, { value: current, label: `Treatment: ${nameOfUnshown(current)}` }];
}

export function placeInWords(
  { kind, place }: Pick<OwnPage, "kind" | "place">,
  places: readonly Place[],
): string {
  if (kind === "department") return "Speciality";
  if (place === "") return "In no menu";
  return places.find(({ value }) => value === place)?.label ?? "In no menu";
}
