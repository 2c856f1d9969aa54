import { departmentAssignedTo, isSameSpeciality } from "#app/hospital/own-departments.server.ts";
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

/** What the form of a doctor of this speciality opens with, or that of a new one. */
export function readDepartment(specialization = "") {
  const assigned = departmentAssignedTo(specialization);
  const bySpeciality = { value: "", label: "The one of the speciality, if any" };
  const departments = [bySpeciality, ...listDepartmentChoices(assigned)];
  return { departments, department: assigned ?? "" };
}

/** Where somebody else has chosen a department since the form was opened, and another one is chosen in it. */
export function findDepartmentConflict(form: FormData, { specialization }: Doctor) {
  const { departments, department } = readDepartment(specialization);
  const [chosen, opened] = [form.get("department"), form.get("opened_department")];
  const isOld = opened !== null && opened !== department;
  if (!isOld || chosen === opened || chosen === department) return undefined;
  const titleOf = (path: unknown) => departments.find(({ value }) => value === path)?.label ?? "";
  const difference = { theirs: titleOf(department), yours: titleOf(chosen) };
  return { department, differences: [{ label: "Department", ...difference }] };
}

/**
 * The department that was chosen has the doctors of this speciality; one that the form was opened with changes nothing.
 * Where the choice of before is taken back, its words decide again; a doctor who is new, or has another speciality now,
 * leaves it as it is for the others.
 */
export function joinDepartment(
  { specialization }: Doctor,
  { form, before }: { form: FormData; before?: Doctor },
  staff: StaffActor,
): void {
  const chosen = form.get("department");
  const assigned = departmentAssignedTo(specialization);
  if (chosen === form.get("opened_department") || chosen === assigned) return;
  const isTakenBack =
    chosen === "" && before && isSameSpeciality(before.specialization, specialization);
  if (isTakenBack && assigned) assignSpeciality(specialization, "", staff);
  const isOffered = listDepartmentChoices().some(({ value }) => value === chosen);
  if (isOffered) assignSpeciality(specialization, String(chosen), staff);
}
