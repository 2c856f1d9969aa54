import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { notFound } from "#app/requests/http.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { StaffActor } from "#db/audit.ts";
import type { Conflict } from "#db/versioned.ts";
import { differencesOf, type Shown } from "./compare.ts";
import { labels } from "./fields.ts";

interface Saving<Value, Fields, Entity> {
  id: string | undefined;
  form: FormInput;
  schema: z.ZodType<Value>;
  failure: string;
  kept: {
    createOnce(fields: Fields, form_key: unknown, staff: StaffActor): Entity;
    update(
      id: string,
      version: number,
      fields: Fields,
      staff: StaffActor,
    ): { conflict: false; after: Entity } | Conflict<Entity> | undefined;
  };
  toFields(value: Value): Fields;
  inWords(fields: Fields): Shown<typeof labels>;
  lead(saved: Entity): Promise<Response>;
}

/** Creates or updates a record. Replies with mistakes (400) or a conflict (409); throws a 404 if it is gone. */
export async function saveForm<Value, Fields, Entity extends Fields & { version: number }>(
  request: Request,
  staff: StaffActor,
  {
    id,
    form: input,
    schema,
    failure,
    kept,
    toFields,
    inWords,
    lead,
  }: Saving<Value, Fields, Entity>,
) {
  const form = await readForm(request, input);
  const submission = parseWithZod(form, { schema });
  const version = id ? Number(form.get("version")) : undefined;
  const typed = () => ({
    result: submission.reply(),
    version,
    differences: [] as Difference[],
  });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    failure,
    async () => {
      const fields = toFields(value);
      if (id === undefined || version === undefined) {
        return lead(kept.createOnce(fields, form.get("form_key"), staff));
      }
      const saved = kept.update(id, version, fields, staff);
      if (!saved) throw notFound();
      if (!saved.conflict) return lead(saved.after);
      const { current } = saved;
      const differences = differencesOf(labels, inWords(current), inWords(fields));
      return data({ ...typed(), version: current.version, differences }, { status: 409 });
    },
    typed,
  );
}
