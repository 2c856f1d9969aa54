/** The consultation that is still to be paid; a concession leaves nothing due. */
export function dueOf({ fee, paid }: { fee: number; paid: number }): number {
  return Math.max(0, fee - paid);
}
