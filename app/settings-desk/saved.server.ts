import { actors } from "#app/auth/actors.ts";
import type { GroupName } from "#app/settings/fields.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { showLongDay } from "#app/timetable/words.ts";
import { listStaff } from "#db/accounts/staff.ts";
import { findLatestChange } from "#db/history/change-list.ts";

/** Such as "Saved by Reception, Wednesday 18 November"; undefined of a group that nobody saved in a year. */
export function lastSaved(name: GroupName): string | undefined {
  const latest = findLatestChange("setting", name);
  if (!latest) return undefined;
  const { staff_email: email, at } = latest;
  const names = new Map([
    ...actors,
    ...listStaff().map(({ email, name }) => [email, name] as const),
  ]);
  return `Saved by ${names.get(email) ?? email}, ${showLongDay(momentOf(Date.parse(at)).day)}`;
}
