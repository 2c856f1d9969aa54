const tenMinutes = 10 * 60_000;

/** So recent that the same change again means that a response was lost. */
export function isRecent(time: string): boolean {
  return Date.now() - Date.parse(time) < tenMinutes;
}
