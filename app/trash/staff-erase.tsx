import { href } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { withQuery } from "#app/requests/http.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { findTrashed } from "#db/history/trash.ts";
import type { Route } from "./+types/staff-erase";
import { eraseForGood } from "./erase.server.ts";
import { eraseData, eraseTexts } from "./erase-texts.ts";
import { nameOf, sentenceName } from "./names.ts";
import { trashQuery } from "./staff-inputs.ts";

const texts = eraseTexts("Delete for good", {
  loadFailure: "Failed to fetch the trash",
  failure: "Failed to delete for good",
  unsure: "It may or may not have been deleted. Press the button again.",
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params, url, context }: Route.LoaderArgs) {
  return orLoadFailure(async () => {
    const trashed = find(params.id);
    if (!trashed) throw await leave(url, gone);
    if (trashed.subject === "application") {
      const staff = requireStaff(context);
      recordFrom(context, { kind: "application viewed", staff, subjectId: trashed.subject_id });
    }
    return eraseData(nameOf(trashed.subject, trashed.thing), trashed.subject);
  });
}

const gone = "It is not in the Trash any more.";

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, async () => {
    const trashed = find(params.id);
    if (!trashed) return leave(url, gone);
    const { subject, subject_id, thing } = trashed;
    await eraseForGood(subject, subject_id, staff);
    return leave(url, `${sentenceName(subject, thing)} was deleted for good.`);
  });
}

export const clientAction = sendConfirmed(texts);

export default function EraseTrashed(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}

function find(id: string) {
  return /^\d{1,15}$/.test(id) ? findTrashed(Number(id)) : undefined;
}

function leave(url: URL, sentence: string): Promise<Response> {
  return redirectWithFlash(withQuery(href("/dashboard/Trash"), url, trashQuery), { sentence });
}
