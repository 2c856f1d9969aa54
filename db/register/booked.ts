import { all, one, query } from "#db/connection.server.ts";

export interface BookedFilter {
  doctor?: string;
  sitting?: string;
  /** Hours in whose place those of `sitting` are on these days. */
  replaced?: { sitting: string; from: string; to: string } | undefined;
  from: string;
  to?: string;
  after?: number | null;
}

export function listBooked({ doctor, sitting, replaced, from, to, after }: BookedFilter) {
  let found = query
    .selectFrom("queues")
    .innerJoin("appointments", "appointments.queue_id", "queues.id")
    .select(({ fn }) => [
      "queues.id",
      "queues.day",
      "queues.doctor_id",
      "sitting_id",
      fn.countAll<number>().as("people"),
    ])
    .where("queues.day", ">=", from)
    .where("appointments.state", "in", ["booked", "waiting"]);
  if (to !== undefined) found = found.where("queues.day", "<=", to);
  if (doctor !== undefined) found = found.where("queues.doctor_id", "=", doctor);
  if (sitting !== undefined) {
    found = found.where((eb) => {
      const own = eb("queues.sitting_id", "=", sitting);
      if (!replaced) return own;
      return own.or(
        eb("queues.sitting_id", "=", replaced.sitting)
          .and("queues.day", ">=", replaced.from)
          .and("queues.day", "<=", replaced.to),
      );
    });
  }
  if (after) {
    found = found.where((eb) => eb.or([eb("queues.day", ">", from), eb("ends_at", ">", after)]));
  }
  return all(found.groupBy("queues.id").orderBy("queues.day").orderBy("queues.id"));
}

/** Video calls at these times: how many, and the day of the next. They belong to no sitting. */
export function findBookedCalls({ doctor, sitting, from, to, after }: BookedFilter) {
  if (sitting !== undefined) return undefined;
  let found = query
    .selectFrom("appointments")
    .select(({ fn }) => [fn.min<string | null>("day").as("day"), fn.countAll<number>().as("count")])
    .where("kind", "=", "video")
    .where("state", "=", "booked")
    .where("day", ">=", from);
  if (to !== undefined) found = found.where("day", "<=", to);
  if (doctor !== undefined) found = found.where("doctor_id", "=", doctor);
  if (after) found = found.where((eb) => eb.or([eb("day", ">", from), eb("time", ">", after)]));
  const { day, count } = one(found) ?? { day: null, count: 0 };
  return day === null ? undefined : { day, count };
}
