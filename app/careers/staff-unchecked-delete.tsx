import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { readListQuery } from "#app/http.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteUncheckedApplications, listApplications } from "#db/applications.ts";
import type { Route } from "./+types/staff-unchecked-delete";
import { readApplicationSearch } from "./search.ts";
import { uncheckedQuery } from "./staff-inputs.ts";

const failure = "Failed to delete career";

const deletionForm = { added: { until: 24 } };

export const reads = [deletionForm];

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ url }: Route.LoaderArgs) {
  const { q } = readListQuery(url, uncheckedQuery);
  return orUnread(() => {
    const found = listApplications(readApplicationSearch(q), "unchecked");
    return { q, count: found.length, until: found[0]?.created_at ?? "" };
  });
}

/** Deletes what was there when the question was asked: what came since, nobody has looked at. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const until = String((await readForm(request, deletionForm)).get("until"));
  if (Number.isNaN(Date.parse(until))) {
    throw data(null, { status: 400, statusText: failure });
  }
  const { q } = readListQuery(url, uncheckedQuery);
  return orNotSent(failure, () => {
    const count = deleteUncheckedApplications(readApplicationSearch(q), until, staff);
    const sentence =
      count === 0 ? "They had already been deleted." : `${countApplications(count)} deleted.`;
    return redirectWithFlash(href("/dashboard/Careers/Unchecked"), { sentence });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

const nothing = { q: "", count: 0, until: "" };

export default function DeleteUnchecked({ loaderData, actionData }: Route.ComponentProps) {
  const { q, count, until } = isUnread(loaderData) ? nothing : loaderData;
  const what = countApplications(count) + (q ? ` found by “${q}”` : "");
  return (
    <ConfirmDelete
      thing={count === 1 ? "this application" : "these applications"}
      what={isUnread(loaderData) ? loaderData : what}
      failure="Failed to fetch careers"
      advice="You can undo this. Applications that come while you read this are not deleted."
      result={actionData}
      list={href("/dashboard/Careers/Unchecked")}
      fields={<input type="hidden" name="until" value={until} />}
    />
  );
}

function countApplications(count: number): string {
  const noun = count === 1 ? "application" : "applications";
  return `${count.toLocaleString("en-IN")} unchecked ${noun}`;
}
