import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { departmentForm } from "#app/doctors/staff-inputs.ts";
import { readForm } from "#app/forms/form.server.ts";
import { assignSpeciality, listShownDepartments } from "#app/library/departments.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Boxes } from "#app/timetable-desk/boxes.tsx";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import type { Route } from "./+types/staff-department";
import { listDepartmentChoices } from "./department.server.ts";
import { requireDoctor } from "./require-doctor.server.ts";
import { placeOfDoctor } from "./staff-selection.server.ts";

const texts = {
  title: "Department",
  question: "Which department shows doctors of this speciality?",
  button: "Save",
  busy: "Saving...",
  loadFailure: "Failed to fetch doctor",
  failure: "Failed to save the department",
};

export const reads = [departmentForm];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => ({
    what: requireDoctor(params.id).specialization,
    departments: listDepartmentChoices(),
  }));
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const path = (await readForm(request, departmentForm)).get("department");
  const department = listShownDepartments().find(({ paths }) => paths[0] === path);
  if (!department) throw data(null, { status: 400, statusText: "No department was chosen" });
  return orNotSent(texts.failure, async () => {
    const { id, specialization } = requireDoctor(params.id);
    assignSpeciality(specialization, department.paths[0], staff);
    return redirectWithFlash(placeOfDoctor(url, id), {
      sentence: `Doctors of “${specialization}” are shown with ${department.title}.`,
      changed: id,
      page: department.paths[0],
    });
  });
}

export const clientAction = sendConfirmed(texts);

export default function ChooseDepartment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      {...texts}
      list={href("/dashboard/AddDoctor")}
      loaderData={loaderData}
      actionData={actionData}
    >
      {!isLoadFailure(loaderData) && (
        <Boxes
          field={{ id: "department", name: "department" }}
          label="Department"
          choices={loaderData.departments}
          only
        />
      )}
    </Confirm>
  );
}
