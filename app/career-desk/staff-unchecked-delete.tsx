import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { uncheckedQuery } from "#app/careers/staff-inputs.ts";
import { deletionQuestion, deletionTexts } from "#app/deletion/texts.ts";
import { readForm } from "#app/forms/form.server.ts";
import { counted } from "#app/language/counted.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readListQuery } from "#app/requests/http.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { deleteUncheckedApplications, listApplications } from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-unchecked-delete";
import { readApplicationSearch } from "./search.ts";

const texts = deletionTexts("application", {
  failure: "Failed to delete career",
  loadFailure: "Failed to fetch careers",
  advice: "You can undo this. Applications that come while you read this are not deleted.",
});

const deletionForm = { added: { until: 24 } };

export const reads = [deletionForm];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ url }: Route.LoaderArgs) {
  const { q } = readListQuery(url, uncheckedQuery);
  return orLoadFailure(async () => {
    const found = listApplications(readApplicationSearch(q), "unchecked");
    const [last] = found;
    if (!last) {
      const sentence = `No unchecked application is ${q ? `found by “${q}”` : "left"}.`;
      throw await redirectWithFlash(href("/dashboard/Careers/Unchecked"), { sentence });
    }
    return {
      question: deletionQuestion(found.length === 1 ? "this application" : "these applications"),
      what: countApplications(found.length) + (q ? ` found by “${q}”` : ""),
      until: last.created_at,
    };
  });
}

/** Deletes what was there when the question was asked: what came since, nobody has looked at. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const until = String((await readForm(request, deletionForm)).get("until"));
  if (Number.isNaN(Date.parse(until))) {
    throw data(null, { status: 400, statusText: texts.failure });
  }
  const { q } = readListQuery(url, uncheckedQuery);
  return orNotSent(texts.failure, () => {
    const count = deleteUncheckedApplications(readApplicationSearch(q), until, staff);
    const sentence =
      count === 0 ? "They had already been deleted." : `${countApplications(count)} deleted.`;
    return redirectWithFlash(href("/dashboard/Careers/Unchecked"), { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

export default function DeleteUnchecked(props: Route.ComponentProps) {
  const until = isLoadFailure(props.loaderData) ? "" : props.loaderData.until;
  return (
    <Confirm {...texts} {...props}>
      <input type="hidden" name="until" value={until} />
    </Confirm>
  );
}

function countApplications(count: number): string {
  return counted(count, "unchecked application");
}
