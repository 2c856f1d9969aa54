import type { StaffActor } from "#db/audit.ts";
import { query, run, transaction } from "#db/connection.server.ts";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { countRows } from "#db/result-page.ts";
import { logFailure } from "#runtime/log.ts";

export type EventKind =
  | "sign-in"
  | "sign-in failed"
  | "sign-out"
  | "password changed"
  | "session ended"
  | "applications listed"
  | "application viewed"
  | "applications exported"
  | "history exported"
  | "register read"
  | "register exported"
  | "patients searched"
  | "patient viewed"
  | "patient erased"
  | "payments listed"
  | "payments exported"
  | "lost numbers recorded"
  | "backup downloaded";

export interface StaffEvent {
  kind: EventKind;
  /** Missing where nobody has the email that was typed: what strangers type is not kept. */
  staff: StaffActor | undefined;
  address: string;
  subjectId?: string;
  detail?: string;
}

// These come in numbers and with nothing else to write, while each commit costs a flush of the disk.
const counted: ReadonlySet<EventKind> = new Set([
  "sign-in failed",
  "applications listed",
  "application viewed",
  "register read",
  "patients searched",
  "patient viewed",
  "payments listed",
]);
const pause = 2000;
const maxPending = 1000;
const hour = 60 * 60_000;
const maxFailuresAnHour = 200;

interface Counted {
  event: StaffEvent;
  count: number;
  at: string;
  lastAt: string;
}

const pending = new Map<string, Counted>();

/** Never fails what it records: a page can be read while the disk is full. */
export function recordEvent(event: StaffEvent): void {
  const at = new Date().toISOString();
  const insertNow = () => insert({ event, count: 1, at, lastAt: at });
  if (counted.has(event.kind) || !unlessStorageFails(insertNow)) count(event, at);
}

export function writePendingEvents(): void {
  if (pending.size === 0) return;
  const isWritten = unlessStorageFails(() => transaction(() => pending.forEach(addToHour)));
  if (isWritten || pending.size >= maxPending) pending.clear();
  else setTimeout(() => logFailure(writePendingEvents), pause).unref();
}

function count(event: StaffEvent, at: string): void {
  const { kind, staff, address, subjectId, detail } = event;
  const key = JSON.stringify([kind, staff?.id, address, subjectId, detail]);
  const known = pending.get(key);
  if (pending.size === 0) setTimeout(() => logFailure(writePendingEvents), pause).unref();
  pending.set(key, { event, count: (known?.count ?? 0) + 1, at: known?.at ?? at, lastAt: at });
  if (pending.size >= maxPending) writePendingEvents();
}

function addToHour(repeated: Counted): void {
  const { count, lastAt } = repeated;
  const since = new Date(Date.parse(lastAt) - hour).toISOString();
  const event = withinBounds(repeated.event, since);
  const added = run(
    query
      .updateTable("events")
      .set((row) => ({ count: row("count", "+", count), last_at: lastAt }))
      .where("kind", "=", event.kind)
      .where("at", ">", since)
      .where("staff_email", "=", event.staff?.email ?? "")
      .where("address", "=", event.address)
      .where("subject_id", "=", event.subjectId ?? "")
      .where("detail", "=", event.detail ?? ""),
  );
  if (added === 0) insert({ ...repeated, event });
}

// A client with many addresses must not fill the disk.
function withinBounds(event: StaffEvent, since: string): StaffEvent {
  if (event.kind !== "sign-in failed") return event;
  const failures = query.selectFrom("events").where("kind", "=", event.kind);
  const isFull = countRows(failures.where("at", ">", since)) >= maxFailuresAnHour;
  return isFull ? { ...event, staff: undefined, address: "many others" } : event;
}

function insert({ event, count, at, lastAt }: Counted): void {
  run(
    query.insertInto("events").values({
      kind: event.kind,
      staff_id: event.staff?.id ?? null,
      staff_email: event.staff?.email ?? "",
      address: event.address,
      subject_id: event.subjectId ?? "",
      detail: event.detail ?? "",
      count,
      at,
      last_at: lastAt,
    }),
  );
}

function unlessStorageFails(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!storageFaultOf(error)) throw error;
    return false;
  }
}
