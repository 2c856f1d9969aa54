import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { differencesOf } from "#app/timetable/compare.ts";
import { changedSince } from "#app/timetable/save.server.ts";
import type { StaffActor } from "#db/audit.ts";
import {
  addOwnPage,
  keptOwnPages,
  listPagesUnder,
  type OwnPage,
  type OwnPageFields,
  type OwnPageRow,
} from "#db/texts/own-pages.ts";
import { kindLabels, ownPageLabels } from "./fields.ts";
import { listOfferedPlaces, listPlaces, placeInWords } from "./places.server.ts";
import { ownPageSchema } from "./schema.ts";
import { ownPageForm } from "./staff-inputs.ts";

/** Adds a page, or changes the one with this id. Its address stays as it was, so that links to it stay right. */
export function saveOwnPage(
  request: Request,
  staff: StaffActor,
  {
    id,
    failure,
    lead,
  }: { id: string | undefined; failure: string; lead(saved: OwnPage): Promise<Response> },
) {
  const current = id === undefined ? undefined : keptOwnPages.find(id);
  const places = listOfferedPlaces(current).map(({ value }) => value);
  const schema = ownPageSchema(places, current?.path);
  const input = { form: ownPageForm, schema, failure };
  return actOnForm(request, input, async (value, { form, version, refuse, compare }) => {
    if (id === undefined) {
      const added = addOwnPage(value, form.get("form_key"), staff);
      if ("taken" in added) return refuse({ path: [takenMessage(added.taken)] }, 400);
      return added.conflict ? refuse({ "": [changedSince] }) : lead(added.after);
    }
    const before = orNotFound(keptOwnPages.find(id));
    // They would leave the menus without a word.
    const under = before.kind === "department" ? listPagesUnder(before.path) : [];
    if (value.kind === "page" && under.length > 0) {
      return refuse({ kind: [underMessage(under)] }, 400);
    }
    const fields = { ...value, path: before.path };
    const saved = orNotFound(keptOwnPages.update(id, version, fields, staff));
    if (!saved.conflict) return lead(saved.after);
    const { current } = saved;
    const differences = differencesOf(ownPageLabels, inWords(current), inWords(fields));
    return compare(differences, current.version);
  });
}

function underMessage(pages: readonly OwnPageRow[]): string {
  const names = pages.map(({ name }) => `“${name}”`).join(", ");
  return `These pages are under this department: ${names}. Give them another place first.`;
}

function takenMessage({ path, name, is_deleted }: OwnPageRow): string {
  const other = is_deleted === 1 ? "a page in the Trash" : `“${name}”`;
  return `${path} is the address of ${other} already. Type another one.`;
}

function inWords(page: OwnPageFields) {
  return {
    ...page,
    kind: kindLabels[page.kind],
    place: placeInWords(page, listPlaces()),
    position: String(page.position),
    is_general: page.is_general === 1 ? "Yes" : "No",
  };
}
