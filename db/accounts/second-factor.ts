import { randomInt } from "node:crypto";
import { type Actor, recordChange, type StaffActor } from "#db/audit.ts";
import { one, query, run, transaction } from "#db/connection.server.ts";
import { seal, unseal } from "#db/disk/secret-key.ts";
import { countRows } from "#db/result-page.ts";
import { hashToken } from "#db/token.ts";
import { forgetTrust } from "./known-devices.ts";
import { deletePendingSignInsOf } from "./pending-sign-ins.ts";
import { endSessionsOf } from "./sessions.ts";

export const recoveryCodeCount = 10;
/** Digits alone, so that a phone shows large keys and no letter is mistaken for another; 66 bits. */
export const recoveryCodeLength = 20;

export interface SecondFactor {
  /** Undefined when the key that it was sealed with is lost. */
  secret: string | undefined;
  confirmed_at: string | null;
}

export function findSecondFactor(staffId: string): SecondFactor | undefined {
  const row = one(
    query
      .selectFrom("second_factors")
      .select(["secret", "confirmed_at"])
      .where("staff_id", "=", staffId),
  );
  return row && { secret: unseal(row.secret), confirmed_at: row.confirmed_at };
}

/** Keeps a new secret until a code confirms it; one that is in use stays. */
export function beginSecondFactor(staffId: string, secret: string): void {
  const row = { secret: seal(secret), created_at: new Date().toISOString() };
  run(
    query
      .insertInto("second_factors")
      .values({ staff_id: staffId, ...row })
      .onConflict((conflict) =>
        conflict
          .column("staff_id")
          .doUpdateSet(row)
          .where("second_factors.confirmed_at", "is", null),
      ),
  );
}

/** Ends all other sessions, which were begun without a code. Returns the recovery codes. */
export function confirmSecondFactor(
  staff: StaffActor & { sessionId: string },
): string[] | undefined {
  return transaction(() => {
    const confirmed_at = new Date().toISOString();
    const confirmed = run(
      query
        .updateTable("second_factors")
        .set({ confirmed_at })
        .where("staff_id", "=", staff.id)
        .where("confirmed_at", "is", null),
    );
    if (confirmed === 0) return undefined;
    endSessionsOf(staff.id, staff.sessionId);
    record("create", staff.id, staff);
    return replaceRecoveryCodes(staff.id);
  });
}

export function removeSecondFactor(staffId: string, actor: Actor): boolean {
  return transaction(() => {
    const removed = run(query.deleteFrom("second_factors").where("staff_id", "=", staffId));
    if (removed === 0) return false;
    run(query.deleteFrom("recovery_codes").where("staff_id", "=", staffId));
    forgetTrust(staffId);
    deletePendingSignInsOf(staffId);
    record("delete", staffId, actor);
    return true;
  });
}

function record(action: "create" | "delete", subjectId: string, actor: Actor): void {
  const { id, email } = actor;
  recordChange({ actor: { id, email }, action, subject: "second factor", subjectId });
}

export function spendStep(staffId: string, step: number): boolean {
  return transaction(() => {
    run(query.deleteFrom("used_steps").where("step", "<", step - 120));
    const row = { staff_id: staffId, step };
    return (
      run(
        query
          .insertInto("used_steps")
          .values(row)
          .onConflict((c) => c.doNothing()),
      ) > 0
    );
  });
}

export function replaceRecoveryCodes(staffId: string): string[] {
  return transaction(() => {
    run(query.deleteFrom("recovery_codes").where("staff_id", "=", staffId));
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    const rows = codes.map((code) => ({ staff_id: staffId, code_hash: hashToken(code) }));
    run(query.insertInto("recovery_codes").values(rows));
    return codes;
  });
}

function newRecoveryCode(): string {
  return Array.from({ length: recoveryCodeLength }, () => randomInt(10)).join("");
}

export function spendRecoveryCode(staffId: string, code: string): boolean {
  const used = query
    .deleteFrom("recovery_codes")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", hashToken(code));
  return run(used) > 0;
}

export function countRecoveryCodes(staffId: string): number {
  return countRows(query.selectFrom("recovery_codes").where("staff_id", "=", staffId));
}
