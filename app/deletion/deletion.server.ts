import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { type AuditEntry, findLastChange } from "#db/audit.ts";
import { isRecent } from "#db/recent.ts";

/** Throws a 404 only when there never was such a record: it may have been deleted by a colleague. */
export function redirectAfterDeletion(
  path: string,
  subject: AuditEntry["subject"],
  id: string,
  staffId: string,
): Promise<Response> {
  const deletion = findLastChange("delete", subject, id);
  if (!deletion) throw notFound();
  const own = deletion.staff_id === staffId && isRecent(deletion.at);
  const name = subject === "application" ? null : deletion.name;
  const deleted = `${name ?? `The ${subject}`} was deleted.`;
  if (!own) return redirectWithFlash(path, { sentence: "It had already been deleted." });
  const { id: entry } = deletion;
  return redirectWithFlash(path, { sentence: deleted, undo: { first: entry, last: entry } });
}
