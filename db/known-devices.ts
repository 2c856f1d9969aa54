import { one, query, run } from "./connection.server.ts";
import { hashToken, newToken } from "./token.ts";

export const deviceLifetimeDays = 365;

/** Returns the token, which is stored only as a hash. */
export function createKnownDevice(staffId: string): string {
  const token = newToken();
  const now = new Date().toISOString();
  const device = {
    token_hash: hashToken(token),
    staff_id: staffId,
    created_at: now,
    last_used_at: now,
  };
  run(query.insertInto("known_devices").values(device));
  return token;
}

/** The account that has signed in there, and a name for the device that is no secret. */
export function findKnownDevice(token: string): { id: string; staffId: string } | undefined {
  const token_hash = hashToken(token);
  const row = one(
    query.selectFrom("known_devices").select("staff_id").where("token_hash", "=", token_hash),
  );
  return row && { id: token_hash, staffId: row.staff_id };
}

export function noteDeviceUse(token: string): void {
  const last_used_at = new Date().toISOString();
  run(
    query
      .updateTable("known_devices")
      .set({ last_used_at })
      .where("token_hash", "=", hashToken(token)),
  );
}

export function deleteDevicesUnusedSince(time: string): void {
  run(query.deleteFrom("known_devices").where("last_used_at", "<", time));
}
