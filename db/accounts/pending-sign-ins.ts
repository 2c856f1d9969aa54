import { one, query, run } from "#db/connection.server.ts";
import { hashToken, newToken } from "#db/token.ts";

export const minutesForCode = 10;

function oldest(): string {
  return new Date(Date.now() - minutesForCode * 60_000).toISOString();
}

export function createPendingSignIn(staffId: string, remember: boolean): string {
  const token = newToken();
  run(query.deleteFrom("pending_sign_ins").where("created_at", "<", oldest()));
  run(
    query.insertInto("pending_sign_ins").values({
      token_hash: hashToken(token),
      staff_id: staffId,
      remember: remember ? 1 : 0,
      created_at: new Date().toISOString(),
    }),
  );
  return token;
}

export function findPendingSignIn(
  token: string,
): { id: string; email: string; name: string; remember: boolean } | undefined {
  const row = one(
    query
      .selectFrom("pending_sign_ins")
      .innerJoin("staff", "staff.id", "pending_sign_ins.staff_id")
      .select(["staff.id", "staff.email", "staff.name", "pending_sign_ins.remember"])
      .where("token_hash", "=", hashToken(token))
      .where("staff.disabled_at", "is", null)
      .where("pending_sign_ins.created_at", ">=", oldest()),
  );
  return row && { ...row, remember: row.remember === 1 };
}

export function deletePendingSignIn(token: string): void {
  run(query.deleteFrom("pending_sign_ins").where("token_hash", "=", hashToken(token)));
}

export function deletePendingSignInsOf(staffId: string): void {
  run(query.deleteFrom("pending_sign_ins").where("staff_id", "=", staffId));
}
