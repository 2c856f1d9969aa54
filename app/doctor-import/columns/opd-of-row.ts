import { slots } from "#app/doctors/slots.ts";
import { timeRanges } from "#app/doctors/times.ts";
import { optionalLine } from "#app/forms/text-rules.ts";
import type { Run } from "#app/timetable/calendar.ts";
import { sittingForm } from "#app/timetable/staff-inputs.ts";
import { opdLabels } from "./columns.ts";
import type { Mapping } from "./mapping.ts";
import { type OpdHours, readOpd, showOpd } from "./opd-hours.ts";
import type { ImportRow } from "./sheet-rows.ts";
import type { Reading } from "./tidy.ts";

export interface NewHours extends OpdHours {
  room: string;
}

interface OpdOfRow {
  hours: NewHours[];
  slots: string[];
  readings: Reading[];
  problem?: string | undefined;
}

/** A doctor who is listed keeps the hours that the timetable has. Hours without any days are those of a day alone. */
export function opdOf(
  { opd, room }: ImportRow,
  mapping: Mapping,
  listed: { hasHours: boolean } | undefined,
): OpdOfRow {
  const text = opd || (listed ? "" : defaultOpd(mapping));
  const none = { hours: [], slots: [], readings: [] };
  if (text === "") return none;
  const cell = text.replaceAll("\n", ", ");
  const read = readOpd(text);
  if ("problem" in read) {
    const ofADay = saysDays(mapping) ? read : readOpd(`daily ${text}`);
    if ("problem" in ofADay) return { ...none, problem: read.problem };
    const slots = slotsIn(ofADay.hours);
    const said = timeRanges(slots).join(", ");
    return { ...none, slots, readings: [{ label: opdLabels.opd_hours, cell, read: said }] };
  }
  const said = showOpd(read.hours) || "No OPD hours in the timetable";
  const kept = `${said}. The doctor has hours in the timetable already, and keeps them.`;
  const place = roomRule.safeParse(room);
  if (!place.success) return { ...none, problem: place.error.issues[0]?.message };
  const hours = listed?.hasHours ? [] : read.hours;
  return {
    hours: hours.map((one) => ({ ...one, room: place.data ?? "" })),
    slots: slotsIn(read.hours),
    readings: [{ label: "OPD", cell, read: listed?.hasHours ? kept : said }],
  };
}

const roomRule = optionalLine(opdLabels.room, sittingForm.typed.room);

function defaultOpd({ defaults }: Mapping): string {
  return [defaults.opd_days, defaults.opd_hours].filter(Boolean).join(" ");
}

const dayTargets = /^opd_(?:days|\d)$/;

function saysDays({ targets, defaults }: Mapping): boolean {
  return targets.some((target) => dayTargets.test(target)) || Boolean(defaults.opd_days);
}

const firstSlot = 9 * 60;

function slotsIn(runs: readonly Run[]): string[] {
  return slots.filter((_, at) => {
    const minutes = firstSlot + at * 30;
    return runs.some(({ starts_at, ends_at }) => starts_at <= minutes && minutes + 30 <= ends_at);
  });
}
