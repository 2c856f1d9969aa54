import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { aboutMadeLinks } from "#app/auth/made-links.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import type { NotSent } from "#app/ui/sending/send-failure.ts";
import { findStaff, type StaffMember } from "#db/accounts/staff.ts";
import { countLinksMadeBy } from "#db/accounts/staff-access.ts";
import {
  type AccountOutcome,
  deleteStaff,
  disableStaff,
  enableStaff,
  setJob,
  signOutEverywhere,
} from "#db/accounts/staff-changes.ts";
import type { StaffActor } from "#db/audit.ts";
import { type ChangeName, changes, endsLinks } from "./changes.ts";
import { lastAdmin, ownAccount } from "./words.ts";

type Context = Parameters<typeof requireStaff>[0];

const failure = "Failed to change the account";

const functions: Record<ChangeName, (id: string, actor: StaffActor) => AccountOutcome> = {
  "make-administrator": (id, actor) => setJob(id, "admin", actor),
  "make-editor": (id, actor) => setJob(id, "editor", actor),
  "make-editor-and-desk": (id, actor) => setJob(id, "editor-desk", actor),
  "make-editor-and-cash": (id, actor) => setJob(id, "editor-cash", actor),
  "make-front-desk": (id, actor) => setJob(id, "desk", actor),
  "make-front-desk-and-cash": (id, actor) => setJob(id, "cash", actor),
  "sign-out": signOutEverywhere,
  disable: disableStaff,
  enable: enableStaff,
  remove: deleteStaff,
};

/** The account of somebody else. Throws a redirect with a message for one's own, and for one that is gone. */
export async function requireOther(context: Context, id: string): Promise<StaffMember> {
  const isOwn = requireStaff(context).id === id;
  if (isOwn) throw await leave(href("/dashboard/Staff/:id", { id }), ownAccount);
  const member = findStaff(id);
  if (!member) throw await leaveGone();
  return member;
}

/** What the question before a change of somebody else's account says. */
export function readQuestion(context: Context, id: string, change: ChangeName) {
  return orLoadFailure(async () => {
    const { name, email } = await requireOther(context, id);
    const madeLinks = endsLinks(change) ? countLinksMadeBy(id) : 0;
    const advice = changes[change].advice + aboutMadeLinks(madeLinks, "will stop working");
    return { what: `${name}, ${email}`, advice };
  });
}

/** For a form that may come twice. */
export function changeAccount(context: Context, id: string, change: ChangeName) {
  return orNotSent(failure, async () => {
    const { name } = await requireOther(context, id);
    const madeLinks = endsLinks(change) ? countLinksMadeBy(id) : 0;
    const outcome = functions[change](id, requireStaff(context));
    if (outcome === "gone") return leaveGone();
    if (outcome === "lastAdmin") {
      const reply: NotSent = { notSent: { failure, reason: lastAdmin, at: Date.now() } };
      return data(reply, { status: 409 });
    }
    const place =
      change === "remove" ? href("/dashboard/Staff") : href("/dashboard/Staff/:id", { id });
    const ended = aboutMadeLinks(madeLinks, "stopped working");
    return leave(place, `${name} ${changes[change].done}${ended}`);
  });
}

function leaveGone(): Promise<Response> {
  return leave(href("/dashboard/Staff"), "This account had already been removed.");
}

function leave(place: string, sentence: string): Promise<Response> {
  return redirectWithFlash(place, { sentence });
}
