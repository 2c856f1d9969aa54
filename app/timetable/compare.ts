import type { Difference } from "#app/ui/sending/conflict-notice.tsx";

export type Shown<Fields> = { [name in keyof Fields]?: string };

export function differencesOf<Fields>(
  labels: Shown<Fields>,
  stored: Shown<Fields>,
  typed: Shown<Fields>,
): Difference[] {
  return (Object.keys(labels) as (keyof Fields)[])
    .map((name) => ({
      label: labels[name] ?? "",
      theirs: stored[name] || "None",
      yours: typed[name] || "None",
    }))
    .filter(({ theirs, yours }) => theirs !== yours);
}
