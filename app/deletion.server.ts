import { notFound } from "#app/http.ts";
import { type AuditEntry, findLastChange } from "#db/audit.ts";
import { isRecent } from "#db/recent.ts";

/**
 * What to say after a deletion, also where there was nothing left to delete: the response to the same
 * deletion was lost, or a colleague was quicker. Throws a 404 when there never was such a thing.
 */
export function deletionSentence(
  subject: AuditEntry["subject"],
  id: string,
  staffId: string,
): string {
  const deletion = findLastChange("delete", subject, id);
  if (!deletion) throw notFound();
  const own = deletion.staff_id === staffId && isRecent(deletion.at);
  return own ? `${deletion.name ?? `The ${subject}`} was deleted.` : "It had already been deleted.";
}
