import { all, query } from "#db/connection.server.ts";
import { listSessions } from "./sessions.ts";
import { listStaff, type StaffMember } from "./staff.ts";

export interface Account extends Omit<StaffMember, "password_hash"> {
  second_factor_since: string | null;
  /** Null where nobody has used it in the time that sessions are kept. */
  last_seen_at: string | null;
  devices: number;
}

export function listAccounts(): Account[] {
  const seen = new Map(
    all(
      query
        .selectFrom("sessions")
        .select(["staff_id", ({ fn }) => fn.max("last_seen_at").as("at")])
        .groupBy("staff_id"),
    ).map(({ staff_id, at }) => [staff_id, at]),
  );
  const confirmed = new Map(
    all(query.selectFrom("second_factors").select(["staff_id", "confirmed_at"])).map(
      ({ staff_id, confirmed_at }) => [staff_id, confirmed_at],
    ),
  );
  return listStaff().map(({ password_hash: _, ...member }) => ({
    ...member,
    second_factor_since: confirmed.get(member.id) ?? null,
    last_seen_at: seen.get(member.id) ?? null,
    devices: listSessions(member.id).length,
  }));
}
