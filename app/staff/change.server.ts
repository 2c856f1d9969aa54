import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import type { NotSent } from "#app/ui/send-failure.ts";
import type { StaffActor } from "#db/audit.ts";
import { findStaff, type StaffMember } from "#db/staff.ts";
import type { AccountOutcome } from "#db/staff-changes.ts";
import { lastAdmin, ownAccount } from "./words.ts";

type Context = Parameters<typeof requireStaff>[0];

/** The account of somebody else. Throws a redirect with a message for one's own, and for one that is gone. */
export async function requireOther(context: Context, id: string): Promise<StaffMember> {
  const isOwn = requireStaff(context).id === id;
  if (isOwn) throw await leave(href("/dashboard/Staff/:id", { id }), ownAccount);
  const member = findStaff(id);
  if (!member) throw await leaveGone();
  return member;
}

/** What a question about the account of somebody else says. */
export function readOther(context: Context, id: string) {
  return orUnread(async () => {
    const { name, email, role } = await requireOther(context, id);
    return { name, email, role };
  });
}

/** For a form that changes the account of somebody else; it may come twice. */
export function changeAccount(
  context: Context,
  id: string,
  failure: string,
  change: (actor: StaffActor) => AccountOutcome,
  done: { sentence: (name: string) => string; place: string },
) {
  return orNotSent(failure, async () => {
    const { name } = await requireOther(context, id);
    const outcome = change(requireStaff(context));
    if (outcome === "gone") return leaveGone();
    if (outcome === "done") return leave(done.place, done.sentence(name));
    const reply: NotSent = { notSent: { failure, reason: lastAdmin, at: Date.now() } };
    return data(reply, { status: 409 });
  });
}

function leaveGone(): Promise<Response> {
  return leave(href("/dashboard/Staff"), "This account had already been removed.");
}

function leave(place: string, sentence: string): Promise<Response> {
  return redirectWithFlash(place, { sentence });
}
