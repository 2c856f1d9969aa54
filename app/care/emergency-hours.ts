import type { Setting } from "#db/setting-groups.ts";
import { ambulanceNumber, emergencyNumber } from "./emergency-numbers.ts";

type Hours = Pick<Setting<"hours">, "isEmergencyAlwaysOpen" | "emergencyHours">;

export const openDayAndNight = "Our emergency department is open day and night.";

/** When the hospital's own department takes patients; undefined where the hospital has not said it. */
export function wordEmergencyHours(hours: Hours): string | undefined {
  const { isEmergencyAlwaysOpen, emergencyHours } = hours;
  if (isEmergencyAlwaysOpen === undefined) return undefined;
  if (isEmergencyAlwaysOpen) return openDayAndNight;
  return emergencyHours
    ? `Our emergency department is open: ${emergencyHours}. ${otherwise(hours)}`
    : `Our emergency department is not open day and night. ${otherwise(hours)}`;
}

export function wordEmergencyHoursShort(hours: Hours): string | undefined {
  const { isEmergencyAlwaysOpen, emergencyHours } = hours;
  if (isEmergencyAlwaysOpen === undefined) return undefined;
  if (isEmergencyAlwaysOpen) return "Open day and night, every day";
  return `${emergencyHours || "Not open day and night"}. ${otherwise(hours)}`;
}

function otherwise({ emergencyHours }: Hours): string {
  const when = emergencyHours ? "At any other hour call" : "First call";
  return `${when} ${emergencyNumber}, or ${ambulanceNumber} for an ambulance.`;
}
