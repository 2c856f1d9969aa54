import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { readForm } from "#app/forms/form.server.ts";
import { listChoices, saveDepartments } from "#app/library/departments.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { StaffActor } from "#db/audit.ts";
import { departmentsSchema } from "./form-schema.ts";
import { departmentsFailure, sentenceAboutSaved } from "./saved-departments.ts";
import { departmentsForm } from "./staff-inputs.ts";

export async function saveDepartmentsForm(request: Request, staff: StaffActor, next: string) {
  const form = await readForm(request, departmentsForm);
  const version = Number(form.get("version"));
  const submission = parseWithZod(form, { schema: departmentsSchema(listChoices()) });
  const typed = () => ({ result: submission.reply(), version, differences: [] as Difference[] });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    departmentsFailure,
    async () => {
      const saved = saveDepartments(value.departments, version, staff);
      if (!saved.conflict) {
        return redirectWithFlash(next, { sentence: sentenceAboutSaved(saved), page: "/" });
      }
      const { differences } = saved;
      return data({ ...typed(), version: saved.version, differences }, { status: 409 });
    },
    typed,
  );
}
