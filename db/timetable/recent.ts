const tenMinutes = 10 * 60_000;

/** Since when a change is recent, in ISO 8601. */
export function recentSince(): string {
  return new Date(Date.now() - tenMinutes).toISOString();
}

/** So recent that the same change again means that a response was lost. */
export function isRecent(time: string): boolean {
  return Date.now() - Date.parse(time) < tenMinutes;
}
