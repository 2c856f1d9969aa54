import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { type DepartmentState, readDepartments } from "#app/library/departments.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import type { Route } from "./+types/staff-departments";
import { DepartmentOrder } from "./department-order.tsx";
import { DepartmentsForm } from "./departments-form.tsx";
import { saveDepartmentsForm } from "./save-departments.server.ts";
import { departmentsFailure } from "./saved-departments.ts";
import { departmentsForm } from "./staff-inputs.ts";

export const reads = [departmentsForm];

function isDepartment({ isGeneral }: DepartmentState): boolean {
  return !isGeneral;
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader() {
  return orLoadFailure(readDepartments);
}

export function action({ request, context }: Route.ActionArgs) {
  return saveDepartmentsForm(request, requireStaff(context), href("/dashboard/Articles"));
}

export const clientAction = sending<Route.ClientActionArgs>(departmentsFailure);

export default function Departments({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  return (
    <>
      <title>{`${actionData ? "Error: " : ""}Departments`}</title>
      <header className="head">
        <div>
          <h1>Departments</h1>
          <p>Which ones the hospital has</p>
        </div>
      </header>
      <div className="prose">
        <p>
          Tick the departments that you have. All pages of the others leave the menus, the footer,
          lists, the search and the sitemap, and links to them in other pages become plain words.
          Nothing is deleted: tick one again at any time, and all of its pages are back.
        </p>
        <p>
          A single page is hidden in the{" "}
          <Link to={href("/dashboard/Articles")}>list of articles</Link>.
        </p>
      </div>
      <ConflictNotice thing="the departments" differences={reply?.differences} button="Save" />
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch articles" {...loaderData} />
      ) : (
        <>
          <DepartmentsForm {...loaderData} sent={{ reply, notSent }} />
          <DepartmentOrder departments={loaderData.departments.filter(isDepartment)} />
        </>
      )}
    </>
  );
}
