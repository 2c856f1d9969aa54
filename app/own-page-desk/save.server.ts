import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { readForm } from "#app/forms/form.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { notFound } from "#app/requests/http.ts";
import { differencesOf } from "#app/timetable/compare.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { StaffActor } from "#db/audit.ts";
import {
  addOwnPage,
  findOwnPage,
  type OwnPage,
  type OwnPageFields,
  type OwnPageRow,
  updateOwnPage,
} from "#db/texts/own-pages.ts";
import { kindLabels, ownPageLabels } from "./fields.ts";
import { listOfferedPlaces, listPlaces, placeInWords } from "./places.server.ts";
import { ownPageSchema } from "./schema.ts";
import { ownPageForm } from "./staff-inputs.ts";

/** Adds a page, or changes the one with this id. Its address stays as it was, so that links to it stay right. */
export async function saveOwnPage(
  request: Request,
  staff: StaffActor,
  {
    id,
    failure,
    lead,
  }: { id: string | undefined; failure: string; lead(saved: OwnPage): Promise<Response> },
) {
  const form = await readForm(request, ownPageForm);
  const current = id === undefined ? undefined : findOwnPage(id)?.place;
  const schema = ownPageSchema(listOfferedPlaces(current).map(({ value }) => value));
  const submission = parseWithZod(form, { schema });
  const version = id ? Number(form.get("version")) : undefined;
  const typed = (fieldErrors?: Record<string, string[]>) => ({
    result: submission.reply(fieldErrors && { fieldErrors }),
    version,
    differences: [] as Difference[],
  });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    failure,
    async () => {
      if (id === undefined || version === undefined) {
        const added = addOwnPage(value, form.get("form_key"), staff);
        if ("page" in added) return lead(added.page);
        return data(typed({ path: [takenMessage(added.taken)] }), { status: 400 });
      }
      const before = findOwnPage(id);
      if (!before) throw notFound();
      const fields = { ...value, path: before.path };
      const saved = updateOwnPage(id, version, fields, staff);
      if (!saved) throw notFound();
      if (!saved.conflict) return lead(saved.after);
      const { current } = saved;
      const differences = differencesOf(ownPageLabels, inWords(current), inWords(fields));
      return data({ ...typed(), version: current.version, differences }, { status: 409 });
    },
    typed,
  );
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
