/** How often each status came. */
export type Statuses = Record<string, number>;

export function countStatus(statuses: Statuses, status: string | number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

export function sumOf(statuses: Statuses): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

export function describeStatuses(statuses: Statuses): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}
