import { useContext } from "react";
import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { keepsWebsite } from "#app/auth/roles.ts";
import { safeDashboardPath } from "#app/auth/safe-path.ts";
import { maxAddressLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { type Flash, redirectWithFlash } from "#app/requests/flash.server.ts";
import { OwnRights } from "#app/ui/fields/account-field.tsx";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import type { Recorded } from "#db/audit.ts";
import { isKept } from "#db/entities.ts";
import { type Undone, undoChanges } from "#db/history/undo.ts";
import { findOwnPageAt } from "#db/texts/own-pages.ts";
import type { Route } from "./+types/staff-undo";
import { sentenceName } from "./names.ts";
import { subjectLabels } from "./subject-labels.ts";
import { Why } from "./why.tsx";

const failure = "Failed to undo";
const unsure = "It may or may not have been undone. Go back and look.";

const undoForm = {
  added: { first: maxNumberLength, last: maxNumberLength, return: maxAddressLength },
};

export const reads = [undoForm];

export const meta: Route.MetaFunction = () => [{ title: "Undo" }];

/** May come twice: what is undone already stays so. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, undoForm);
  const [first, last] = [readId(form, "first"), readId(form, "last")];
  if (first === undefined || last === undefined) {
    throw data(null, { status: 400, statusText: failure });
  }
  const back = safeDashboardPath(form.get("return"));
  return orNotSent(failure, async () => {
    const hasTrash = keepsWebsite(staff);
    const undoer = { ...staff, isAdmin: staff.role === "admin", isDesk: !hasTrash };
    const outcome = undoChanges({ first, last }, undoer);
    if ("refusal" in outcome) {
      return data({ refusal: outcome.refusal, back }, { status: 409 });
    }
    if ("undone" in outcome) return redirectWithFlash(back, messageAbout(outcome.undone, hasTrash));
    return redirectWithFlash(back, { sentence: "It had already been undone.", isUndone: true });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, unsure);

/** Why nothing was undone, and the way on. */
export default function Undo({ actionData }: Route.ComponentProps) {
  const rights = useContext(OwnRights);
  const hasTrash = rights !== undefined && keepsWebsite(rights);
  const notSent = isNotSent(actionData) ? actionData.notSent : undefined;
  const refused = isNotSent(actionData) ? undefined : actionData;
  return (
    <>
      <h1>Nothing was undone</h1>
      <NotSentNotice notSent={notSent} />
      {refused && <Why {...refused} hasTrash={hasTrash} />}
      {!actionData && <p>There is nothing to undo on this page.</p>}
      <p className="row">
        <Link className="button" to={refused?.back ?? href("/dashboard")}>
          Go back
        </Link>
        {hasTrash && (
          <Link className="button quiet" to={href("/dashboard/Trash")}>
            Look into the Trash
          </Link>
        )}
      </p>
    </>
  );
}

function readId(form: FormData, name: "first" | "last"): number | undefined {
  const typed = String(form.get(name) ?? "");
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined;
}

function messageAbout(undone: Undone[], hasTrash: boolean): Flash {
  const [only] = undone;
  if (undone.length !== 1 || !only) {
    return { sentence: sentenceAboutMany(undone), isUndone: true };
  }
  const { action, subject, id, thing } = only;
  const name = sentenceName(subject, thing);
  if (action === "delete" || action === "update") {
    const what = action === "delete" ? "is back" : "is as before: the change was undone";
    const isClosed = subject === "setting" && id === "checklist" && isBeingSetUp();
    const closed = isClosed ? " Visitors read that the website is being set up." : "";
    const former = subject === "own page" && findFormerDepartment(thing);
    if (!former) return { sentence: `${name} ${what}.${closed}`, changed: id, isUndone: true };
    return {
      sentence: `${name} ${what}. It is in no menu, because ${former} is no department any more.`,
      changed: id,
      next: { path: href("/dashboard/Pages/:id/edit", { id }), title: "Choose its place" },
      isUndone: true,
    };
  }
  if (subject === "words") {
    return {
      sentence: `${name} was taken back: visitors read English.`,
      changed: id,
      isUndone: true,
    };
  }
  if (!isKept(subject)) {
    return { sentence: `${name} shows the sample again.`, changed: id, isUndone: true };
  }
  const place = hasTrash ? " It is in the Trash." : "";
  return { sentence: `${name} was deleted.${place}`, isUndone: true };
}

/** Under which a page of one's own still has its place, although it was changed or deleted. */
function findFormerDepartment({ kind, place }: Recorded): string | undefined {
  const path = String(place);
  if (kind !== "page" || !path.startsWith("/pages/")) return undefined;
  const under = findOwnPageAt(path);
  if (under?.kind === "department" && under.is_deleted === 0) return undefined;
  return under ? `“${under.name}”` : "what it was under";
}

function sentenceAboutMany(undone: Undone[]): string {
  const count = undone.length.toLocaleString("en-IN");
  const [kind, ...others] = new Set(undone.map(({ subject }) => subject));
  const areBack = undone.every(({ action }) => action === "delete");
  if (kind && isKept(kind) && others.length === 0 && areBack) {
    return `${count} ${subjectLabels[kind].toLowerCase()} are back.`;
  }
  return `${count} changes were undone.`;
}
