import { href } from "react-router";
import { pathWith } from "#app/requests/path-with.ts";
import { showTime } from "#app/timetable/range.ts";
import type { Booking } from "#db/register/appointments.ts";

/** Such as "token 14" or "video call 4:00 PM". */
export function nameBooking({ token, time }: Pick<Booking, "token" | "time">): string {
  return token === null ? `video call ${showTime(time ?? 0)}` : `token ${token}`;
}

export function pathToBooking({ id, kind, day }: Pick<Booking, "id" | "kind" | "day">): string {
  if (kind === "visit") return href("/dashboard/Register/:id", { id });
  return `${pathWith(href("/dashboard/Register/video"), { day })}#${id}`;
}
