import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { selectedForm, selectedQuery } from "#app/careers/staff-inputs.ts";
import { deletionQuestion, deletionTexts } from "#app/deletion/texts.ts";
import { readForm } from "#app/forms/form.server.ts";
import { counted } from "#app/language/counted.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readQueryList } from "#app/requests/http.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { deleteApplications, findApplications } from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-delete-selected";
import { listPlace } from "./staff-selection.server.ts";

const texts = deletionTexts("application", {
  failure: "Failed to delete career",
  loadFailure: "Failed to fetch careers",
});

export const reads = [selectedForm];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ url }: Route.LoaderArgs) {
  const ids = [...new Set(readQueryList(url, selectedQuery, "id"))];
  return orLoadFailure(async () => {
    const applications = findApplications(ids);
    if (ids.length > 0 && applications.length === 0) {
      throw await redirectWithFlash(listPlace(url), { sentence: sayDeleted(0, ids.length) });
    }
    const { length } = applications;
    const missing = ids.length - length;
    return {
      ids: applications.map(({ id }) => id),
      question: deletionQuestion(
        length === 1 ? "this application" : `these ${length} applications`,
      ),
      what: applications.map(({ name, position }) => `${name}, ${position}`),
      advice: missing > 0 ? sayGone(missing) : undefined,
    };
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, selectedForm);
  const ids = [...new Set(form.getAll("id").map(String))];
  return orNotSent(texts.failure, () => {
    const deleted = deleteApplications(ids, staff);
    return redirectWithFlash(listPlace(url), { sentence: sayDeleted(deleted, ids.length) });
  });
}

export const clientAction = sendConfirmed(texts);

export default function DeleteSelectedApplications(props: Route.ComponentProps) {
  const closeTo = useKeptSearch(href("/dashboard/Careers"));
  const { loaderData } = props;
  if (isLoadFailure(loaderData)) return <Confirm {...texts} {...props} />;
  const { ids } = loaderData;
  if (ids.length === 0) {
    return (
      <Dialog title="Nothing is selected" closeTo={closeTo}>
        <p>
          Close this, tick “Select” at each application that should go, and press the button again.
        </p>
      </Dialog>
    );
  }
  return (
    <Confirm {...texts} {...props}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    </Confirm>
  );
}

/** What happened to those that were selected. */
function sayDeleted(deleted: number, selected: number): string {
  if (selected === 0) return "Nothing was selected.";
  const gone = selected - deleted;
  if (deleted === 0)
    return selected === 1 ? "It had already been deleted." : "They had already been deleted.";
  const sentence = `${count(deleted)} deleted.`;
  return gone > 0 ? `${sentence} ${gone} had already been deleted.` : sentence;
}

function sayGone(missing: number): string {
  return `${count(missing)} already deleted by somebody else.`;
}

function count(applications: number): string {
  return counted(applications, "application was", "applications were");
}
