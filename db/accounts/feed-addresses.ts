import { recordChange, type StaffActor } from "#db/audit.ts";
import { one, query, run, transaction } from "#db/connection.server.ts";
import { hashToken, newToken } from "#db/token.ts";

export function createFeedAddress({ id, email }: StaffActor): string {
  return transaction(() => {
    const token = newToken();
    const row = { token_hash: hashToken(token), created_at: new Date().toISOString() };
    run(
      query
        .insertInto("feed_addresses")
        .values({ staff_id: id, ...row })
        .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(row)),
    );
    record("create", { id, email });
    return token;
  });
}

export function findFeedAddress(staffId: string): { created_at: string } | undefined {
  return one(
    query.selectFrom("feed_addresses").select("created_at").where("staff_id", "=", staffId),
  );
}

export function endFeedAddress({ id, email }: StaffActor): boolean {
  return transaction(() => {
    const ended = run(query.deleteFrom("feed_addresses").where("staff_id", "=", id)) > 0;
    if (ended) record("delete", { id, email });
    return ended;
  });
}

export function forgetFeedAddress(staffId: string): void {
  run(query.deleteFrom("feed_addresses").where("staff_id", "=", staffId));
}

export function isFeedToken(token: string): boolean {
  const row = one(
    query
      .selectFrom("feed_addresses")
      .innerJoin("staff", "staff.id", "feed_addresses.staff_id")
      .select("staff.id")
      .where("token_hash", "=", hashToken(token))
      .where("staff.disabled_at", "is", null),
  );
  return row !== undefined;
}

function record(action: "create" | "delete", actor: StaffActor): void {
  recordChange({ actor, action, subject: "news feed", subjectId: actor.id });
}
