import { departmentAssignedTo } from "#app/hospital/own-departments.server.ts";
import {
  assignSpeciality,
  listShownDepartments,
  nameOfUnshown,
} from "#app/library/departments.server.ts";
import type { StaffActor } from "#db/audit.ts";
import type { Doctor } from "#db/doctors/doctors.ts";

/** With `current`, which a speciality has, although that is hidden or in the Trash now. */
export function listDepartmentChoices(current?: string): { value: string; label: string }[] {
  const shown = listShownDepartments().map(({ title, paths: [value] }) => {
    return { value, label: title };
  });
  if (!current || shown.some(({ value }) => value === current)) return shown;
  return [...shown, { value: current, label: nameOfUnshown(current) }];
}

/**
 * The department that was chosen has the doctors of this speciality. Where the choice of before is taken back, its words
 * decide again; a doctor who is new, or has another speciality now, leaves it as it is for the others.
 */
export function joinDepartment(
  { specialization }: Doctor,
  { form, before }: { form: FormData; before?: Doctor },
  staff: StaffActor,
): void {
  const chosen = form.get("department");
  const assigned = departmentAssignedTo(specialization);
  if (chosen === "" && assigned && before?.specialization === specialization) {
    assignSpeciality(specialization, "", staff);
  }
  const isOffered = listDepartmentChoices().some(({ value }) => value === chosen);
  if (isOffered && chosen !== assigned) assignSpeciality(specialization, String(chosen), staff);
}
