import { setTimeout as pause } from "node:timers/promises";
import { href, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { isBackupRunning, startBackup } from "#app/upkeep/upkeep.server.ts";
import { readBackupFailure } from "#db/disk/upkeep-records.ts";
import { countAgainst, inWords, rateLimit } from "#runtime/rate-limit.ts";
import { tellWaiting } from "../../server/waiting.ts";
import type { Route } from "./+types/backup-now";

const perHour = rateLimit(6, 60 * 60);
const patience = 3000;

export function loader() {
  throw redirect(href("/dashboard"));
}

export async function action({ context }: Route.ActionArgs) {
  requireStaff(context);
  const wait = isBackupRunning() ? undefined : await countAgainst([perHour, "all"]);
  if (wait) return tell(`Many backups were made. Please try again in ${inWords(wait)}.`);
  tellWaiting();
  const isMade = await Promise.race([startBackup(), pause(patience)]);
  if (isMade) return tellMade();
  if (isBackupRunning()) return tell("The backup is being made.");
  // The overview says why.
  if (readBackupFailure()) return redirect(href("/dashboard"), 303);
  return tell(
    "No backup was made. The person who manages the server can find the reason in its log.",
  );
}

function tellMade(): Promise<Response> {
  return redirectWithFlash(href("/dashboard"), {
    sentence: "A backup was made and checked.",
    next: { path: href("/dashboard/backup/download"), title: "Download it", isFile: true },
  });
}

function tell(sentence: string): Promise<Response> {
  return redirectWithFlash(href("/dashboard"), { sentence });
}
