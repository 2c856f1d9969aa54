import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { maxNumberLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { readDepartments, saveDepartments } from "#app/library/departments.server.ts";
import { orNotSent, orUnread } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { ConflictNotice, type Difference } from "#app/ui/sending/conflict-notice.tsx";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { Route } from "./+types/staff-departments";
import { DepartmentsForm } from "./departments-form.tsx";
import { departmentsSchema } from "./form-schema.ts";
import { sentenceAboutSaved } from "./saved-departments.ts";

const failure = "Failed to save the departments";

const departmentsForm = {
  added: { version: maxNumberLength },
  lists: { departments: { length: 40, count: 20 } },
} satisfies FormInput;

export const reads = [departmentsForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader() {
  return orUnread(readDepartments);
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, departmentsForm);
  const version = Number(form.get("version"));
  const submission = parseWithZod(form, { schema: departmentsSchema });
  const typed = () => ({ result: submission.reply(), version, differences: [] as Difference[] });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    failure,
    async () => {
      const saved = saveDepartments(value.departments, version, staff);
      if (!saved.conflict) {
        const sentence = sentenceAboutSaved(saved);
        return redirectWithFlash(href("/dashboard/Articles"), { sentence, page: "/" });
      }
      const { differences } = saved;
      return data({ ...typed(), version: saved.version, differences }, { status: 409 });
    },
    typed,
  );
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

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
          Untick a department that you do not have. All of its pages leave the menus, the footer,
          lists, the search and the sitemap, and links to them in other pages become plain words.
          Nothing is deleted: tick it again at any time, and all of its pages are back.
        </p>
        <p>
          A single page is hidden in the{" "}
          <Link to={href("/dashboard/Articles")}>list of articles</Link>.
        </p>
      </div>
      {reply && (
        <ConflictNotice thing="the departments" differences={reply.differences} button="Save" />
      )}
      {isUnread(loaderData) ? (
        <UnreadNotice failure="Failed to fetch articles" unread={loaderData.unread} />
      ) : (
        <DepartmentsForm {...loaderData} reply={reply} notSent={notSent} />
      )}
    </>
  );
}
