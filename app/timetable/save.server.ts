import type { z } from "zod";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import type { StaffActor } from "#db/audit.ts";
import type { Written } from "#db/versioned.ts";
import { differencesOf, type Shown } from "./compare.ts";
import { labels } from "./fields.ts";

interface Saving<Value, Fields, Entity> {
  id: string | undefined;
  form: FormInput;
  schema: z.ZodType<Value>;
  failure: string;
  kept: {
    createOnce(fields: Fields, form_key: unknown, staff: StaffActor): Written<Entity>;
    update(
      id: string,
      version: number,
      fields: Fields,
      staff: StaffActor,
    ): Written<Entity> | undefined;
  };
  toFields(value: Value): Fields;
  inWords(fields: Fields): Shown<typeof labels>;
  lead(saved: Entity): Promise<Response>;
}

/** What the form of an addition says that comes again. */
export const changedSince =
  "This was added already, and somebody has changed it since. See it in the list.";

/** Creates or updates a record. Replies with mistakes (400) or a conflict (409); throws a 404 if it is gone. */
export function saveForm<Value, Fields, Entity extends Fields & { version: number }>(
  request: Request,
  staff: StaffActor,
  { id, kept, toFields, inWords, lead, ...input }: Saving<Value, Fields, Entity>,
) {
  return actOnForm(request, input, async (value, { form, version, refuse, compare }) => {
    const fields = toFields(value);
    if (id === undefined) {
      const added = kept.createOnce(fields, form.get("form_key"), staff);
      return added.conflict ? refuse({ "": [changedSince] }) : lead(added.after);
    }
    const saved = orNotFound(kept.update(id, version, fields, staff));
    if (!saved.conflict) return lead(saved.after);
    const { current } = saved;
    return compare(differencesOf(labels, inWords(current), inWords(fields)), current.version);
  });
}
