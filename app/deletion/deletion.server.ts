import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import type { ConfirmTexts } from "#app/ui/confirm.tsx";
import { findLastChange, type StaffActor } from "#db/audit.ts";
import type { Subject } from "#db/entities.ts";
import { isRecent } from "#db/timetable/recent.ts";
import { nounOf } from "./texts.ts";

interface Deletion<Args, Entity, Data> {
  subject: Subject;
  /** The address to return to; called before the thing goes. */
  list: (args: Args) => string;
  idIn: (args: Args) => string;
  find: (id: string) => Entity | undefined;
  ask: (thing: Entity, args: Args) => Data;
  remove: (id: string, staff: StaffActor) => unknown;
}

export function deletionRoute<
  Args extends Pick<LoaderFunctionArgs, "context">,
  Entity,
  Data extends object,
>(
  { failure }: Pick<ConfirmTexts, "failure">,
  { subject, list, idIn, find, ask, remove }: Deletion<Args, Entity, Data>,
) {
  function loader(args: Args) {
    const staff = requireStaff(args.context);
    return orLoadFailure(async () => {
      const id = idIn(args);
      const thing = find(id);
      if (!thing) throw await redirectAfterDeletion(list(args), subject, id, staff.id);
      return ask(thing, args);
    });
  }

  function action(args: Args) {
    const staff = requireStaff(args.context);
    return orNotSent(failure, async () => {
      const id = idIn(args);
      const place = list(args);
      remove(id, staff);
      return redirectAfterDeletion(place, subject, id, staff.id);
    });
  }

  return { loader, action };
}

/** Throws a 404 only when there never was such a record: it may have been deleted by a colleague. */
export function redirectAfterDeletion(
  path: string,
  subject: Subject,
  id: string,
  staffId: string,
): Promise<Response> {
  const deletion = orNotFound(findLastChange("delete", subject, id));
  const own = deletion.staff_id === staffId && isRecent(deletion.at);
  const name = subject === "application" ? null : deletion.name;
  const deleted = `${name ?? `The ${nounOf(subject)}`} was deleted.`;
  if (!own) return redirectWithFlash(path, { sentence: "It had already been deleted." });
  const { id: entry } = deletion;
  return redirectWithFlash(path, { sentence: deleted, undo: { first: entry, last: entry } });
}
