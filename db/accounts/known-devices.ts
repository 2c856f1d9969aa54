import { all, query, run, transaction } from "#db/connection.server.ts";
import { countRows } from "#db/result-page.ts";
import { hashToken, newToken } from "#db/token.ts";

export const deviceLifetimeDays = 365;
export const trustDays = 30;
const maxDevices = 20;

const day = 24 * 60 * 60_000;

export type KnownDevice = NonNullable<ReturnType<typeof findKnownDevice>>;

export function findKnownDevice(token: string) {
  const id = hashToken(token);
  const now = new Date().toISOString();
  const rows = all(
    query
      .selectFrom("known_devices")
      .innerJoin("staff", "staff.id", "known_devices.staff_id")
      .select(["staff_id", "trusted_until"])
      .where("token_hash", "=", id)
      .where("staff.disabled_at", "is", null),
  );
  if (rows.length === 0) return undefined;
  const accounts = rows.map(({ staff_id, trusted_until }) => ({
    staffId: staff_id,
    isTrusted: trusted_until !== null && trusted_until > now,
  }));
  return { id, accounts };
}

export function noteDevice(token: string | undefined, staffId: string): string {
  return transaction(() => {
    const known = token !== undefined && findKnownDevice(token) ? token : newToken();
    const last_used_at = new Date().toISOString();
    const row = { token_hash: hashToken(known), staff_id: staffId, created_at: last_used_at };
    run(
      query
        .insertInto("known_devices")
        .values({ ...row, last_used_at })
        .onConflict((conflict) =>
          conflict.columns(["token_hash", "staff_id"]).doUpdateSet({ last_used_at }),
        ),
    );
    forgetOldest(staffId, row.token_hash);
    return known;
  });
}

// Programs keep no cookie and leave a device with each sign-in: those of a single one go first.
function forgetOldest(staffId: string, keptId: string): void {
  const surplus = all(
    query
      .selectFrom("known_devices")
      .select("token_hash")
      .where("staff_id", "=", staffId)
      .where("token_hash", "!=", keptId)
      .orderBy((row) => row("trusted_until", "is", null))
      .orderBy((row) => row("last_used_at", "=", row.ref("created_at")))
      .orderBy("last_used_at", "desc"),
  ).slice(maxDevices - 1);
  for (const { token_hash } of surplus) {
    const device = query.deleteFrom("known_devices").where("token_hash", "=", token_hash);
    run(device.where("staff_id", "=", staffId));
  }
}

/** The same, for a device that needs no code for a while. A token copied from it earlier is not trusted. */
export function trustDevice(token: string | undefined, staffId: string): string {
  return transaction(() => {
    const old = hashToken(noteDevice(token, staffId));
    const renewed = newToken();
    const token_hash = hashToken(renewed);
    const trusted_until = new Date(Date.now() + trustDays * day).toISOString();
    run(query.updateTable("known_devices").set({ token_hash }).where("token_hash", "=", old));
    run(
      query
        .updateTable("known_devices")
        .set({ trusted_until })
        .where("token_hash", "=", token_hash)
        .where("staff_id", "=", staffId),
    );
    return renewed;
  });
}

export function countTrustedDevices(staffId: string): number {
  const own = query.selectFrom("known_devices").where("staff_id", "=", staffId);
  return countRows(own.where("trusted_until", ">", new Date().toISOString()));
}

export function forgetTrust(staffId: string): void {
  run(
    query.updateTable("known_devices").set({ trusted_until: null }).where("staff_id", "=", staffId),
  );
}

export function forgetOtherDevices(staffId: string, keptId: string): void {
  run(
    query
      .deleteFrom("known_devices")
      .where("staff_id", "=", staffId)
      .where("token_hash", "!=", keptId),
  );
}

export function deleteDevicesUnusedSince(time: string): void {
  run(query.deleteFrom("known_devices").where("last_used_at", "<", time));
}
