import type { Selectable } from "kysely";
import { all, query, run, transaction } from "#db/connection.server.ts";
import { seal, unseal } from "#db/disk/secret-key.ts";
import { newId } from "#db/id.ts";
import { countRows } from "#db/result-page.ts";
import type { OutboxTable } from "#db/schema.ts";
import { log } from "#runtime/log.ts";
import { hasMailServer } from "./mail-server.ts";

export type Waiting = Selectable<OutboxTable>;

interface Letter {
  recipient: string;
  subject: string;
  text: string;
  /** Of the link that it brings. */
  token?: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const maxWaiting = 200;
const longestPause = hour;

let isFull = false;

export function queueNews(application_id: string): void {
  if (!hasMailServer()) return;
  insert({ kind: "news", application_id, recipient: null, sealed: null }, 7 * day);
}

/** The letter is encrypted, since it may contain a link that signs somebody in. */
export function queueLetter({ recipient, ...letter }: Letter, hours: number): void {
  const sealed = seal(JSON.stringify(letter));
  insert({ kind: "link", application_id: null, recipient, sealed }, hours * hour);
}

export function openLetter({ recipient, sealed }: Waiting): Letter | undefined {
  const letter = sealed && unseal(sealed);
  return letter && recipient ? { recipient, ...JSON.parse(letter) } : undefined;
}

function insert(
  letter: Pick<Waiting, "kind" | "application_id" | "recipient" | "sealed">,
  lifetime: number,
): void {
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  const until = new Date(now + lifetime).toISOString();
  transaction(() => {
    makeRoom();
    const row = { ...letter, message_id: newId(), created_at, next_at: created_at, until };
    run(query.insertInto("outbox").values(row));
  });
}

function makeRoom(): void {
  const count = countWaiting();
  if (count < maxWaiting) {
    isFull = false;
    return;
  }
  run(
    query.deleteFrom("outbox").where(
      "id",
      "=",
      query
        .selectFrom("outbox")
        .select("id")
        .orderBy((row) => row.case().when("kind", "=", "news").then(0).else(1).end())
        .orderBy("id")
        .limit(1),
    ),
  );
  if (!isFull) log.warn({ waiting: count }, "too many emails wait: the oldest news is dropped");
  isFull = true;
}

export function countWaiting(): number {
  return countRows(query.selectFrom("outbox"));
}

export function listDue(now: number, limit: number): Waiting[] {
  return all(
    query
      .selectFrom("outbox")
      .selectAll()
      .where("next_at", "<=", new Date(now).toISOString())
      .orderBy("next_at")
      .orderBy("id")
      .limit(limit),
  );
}

export function removeWaiting(id: number): void {
  run(query.deleteFrom("outbox").where("id", "=", id));
}

/** False where it does not wait any more. */
export function postpone({ id, attempts }: Waiting, now: number): boolean {
  const pause = Math.min(minute * 2 ** attempts, longestPause);
  const next_at = new Date(now + pause).toISOString();
  const postponed = query
    .updateTable("outbox")
    .set({ attempts: attempts + 1, next_at })
    .where("id", "=", id);
  return run(postponed) > 0;
}
