import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { moveDepartment } from "#app/library/departments.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { NotDone } from "#app/ui/sending/not-done.tsx";
import { sending } from "#app/ui/sending/send.ts";
import type { Route } from "./+types/staff-department-order";
import { orderId } from "./department-order.tsx";
import { departmentOrderForm } from "./staff-inputs.ts";

const list = href("/dashboard/Articles/Departments");
const title = "Order of the departments";
const failure = "Failed to move the department";

export const reads = [departmentOrderForm];

export const meta: Route.MetaFunction = () => [{ title }];

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, departmentOrderForm);
  return orNotSent(failure, async () => {
    const place = Number.parseInt(String(form.get("place")), 10) || 0;
    const moved = orNotFound(moveDepartment(String(form.get("department")), place, staff));
    const done = moved.isMoved ? "moved to" : "stays at";
    return redirectWithFlash(`${list}#${orderId}`, {
      sentence: `${moved.title}: ${done} place ${moved.place} of ${moved.count}.`,
      page: "/",
      ...(moved.undo && { undo: moved.undo }),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

/** Where a button of the list leads if it fails. */
export default function DepartmentOrderNotDone({ actionData }: Route.ComponentProps) {
  return <NotDone title={title} result={actionData} list={{ path: list, title: "Departments" }} />;
}
