import { listChoices, saveDepartments } from "#app/library/departments.server.ts";
import { listMissing } from "#app/library/library.server.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { departmentsSchema } from "./form-schema.ts";
import { departmentsFailure, sentenceAboutSaved } from "./saved-departments.ts";
import { departmentsForm } from "./staff-inputs.ts";

export function saveDepartmentsForm(request: Request, staff: StaffActor, next: string) {
  const schema = departmentsSchema(listChoices());
  const input = { form: departmentsForm, schema, failure: departmentsFailure };
  return actOnForm(request, input, async (value, { version, compare }) => {
    const saved = saveDepartments(value.departments, version, staff);
    if (!saved.conflict) {
      const { undo } = saved;
      const sentence = sentenceAboutSaved(saved, listMissing());
      return redirectWithFlash(next, { sentence, page: "/", ...(undo && { undo }) });
    }
    return compare(saved.differences, saved.version);
  });
}
