import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { readQueryList } from "#app/http.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteApplications, findApplications } from "#db/applications.ts";
import type { Route } from "./+types/staff-delete-selected";
import { selectedForm, selectedQuery } from "./staff-inputs.ts";
import { listPlace } from "./staff-selection.server.ts";

const failure = "Failed to delete career";

export const reads = [selectedForm];

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ url }: Route.LoaderArgs) {
  const ids = [...new Set(readQueryList(url, selectedQuery, "id"))];
  return orUnread(async () => {
    const applications = findApplications(ids);
    if (ids.length > 0 && applications.length === 0) {
      throw await redirectWithFlash(listPlace(url), { sentence: sayDeleted(0, ids.length) });
    }
    const missing = ids.length - applications.length;
    const selected = applications.map(({ id, name, position }) => ({ id, name, position }));
    return { selected, advice: missing > 0 ? sayGone(missing) : undefined };
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, selectedForm);
  const ids = [...new Set(form.getAll("id").map(String))];
  return orNotSent(failure, () => {
    const deleted = deleteApplications(ids, staff);
    return redirectWithFlash(listPlace(url), { sentence: sayDeleted(deleted, ids.length) });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteSelectedApplications({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  const list = href("/dashboard/Careers");
  const closeTo = useKeptSearch(list);
  const question = { failure: "Failed to fetch careers", result: actionData, list };
  if (isUnread(loaderData)) {
    return <ConfirmDelete {...question} thing="these applications" what={loaderData} />;
  }
  const { selected, advice } = loaderData;
  if (selected.length === 0) {
    return (
      <Dialog title="Nothing is selected" closeTo={closeTo}>
        <p>
          Close this, tick “Select” at each application that should go, and press the button again.
        </p>
      </Dialog>
    );
  }
  return (
    <ConfirmDelete
      {...question}
      thing={selected.length === 1 ? "this application" : `these ${selected.length} applications`}
      what={selected.map(({ name, position }) => `${name}, ${position}`)}
      advice={advice}
      fields={selected.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />)}
    />
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
  return applications === 1 ? "1 application was" : `${applications} applications were`;
}
