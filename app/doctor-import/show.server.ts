import { displayField, labels } from "#app/doctors/fields.ts";
import { years } from "#app/doctors/years.ts";
import { formatRupees } from "#app/language/money.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { importFields } from "./columns/columns.ts";
import type { Reading } from "./columns/tidy.ts";
import type { Kind } from "./kinds.ts";
import type { PlannedRow } from "./plan.server.ts";

export interface ShownRow {
  row: number;
  name: string;
  kind: Kind;
  lines: string[];
  differences: Difference[];
  readings: Reading[];
}

export function toShown(planned: PlannedRow): ShownRow {
  const { row, name, kind } = planned;
  const readings = kind === "unchanged" ? [] : planned.readings.map(shorten);
  const about = { row, name, kind, lines: [], differences: [], readings };
  if (planned.kind === "wrong") return { ...about, lines: planned.reasons };
  if (planned.kind === "new") return { ...about, lines: describeNew(planned) };
  if (planned.kind === "changed") return { ...about, differences: compare(planned) };
  return about;
}

function shorten({ label, cell, read }: Reading): Reading {
  return { label, cell: part(cell, 0), read: part(read, 0) };
}

function describeNew({ fields, words, filled, namesakes }: PlannedRow & { kind: "new" }): string[] {
  const { specialization, experience, fees, is_active } = fields;
  const facts = [
    specialization,
    years(experience),
    formatRupees(fees),
    displayField(fields, "hospital_slots"),
  ];
  return [
    facts.join(" · "),
    ...(filled.length > 0 ? [`From the defaults: ${filled.join(", ")}.`] : []),
    ...words.flatMap(({ changes }) =>
      changes.map(({ label, yours }) => `${label}: ${part(yours, 0)}`),
    ),
    ...(is_active ? [] : ["Not on the website."]),
    ...(namesakes.length > 0
      ? [`A doctor of this name is listed already: ${namesakes.join(", ")}.`]
      : []),
  ];
}

function compare({ doctor, fields, words }: PlannedRow & { kind: "changed" }): Difference[] {
  const ofDoctor = importFields.flatMap((name) => {
    const [theirs, yours] = [displayField(doctor, name), displayField(fields, name)];
    return theirs === yours ? [] : [{ label: labels[name], ...cut(theirs, yours) }];
  });
  const inOthers = words.flatMap(({ changes }) =>
    changes.map(({ label, theirs, yours }) => ({ label, ...cut(theirs, yours) })),
  );
  return [...ofDoctor, ...inOthers];
}

const maxLength = 160;
const lead = 40;

function cut(theirs: string, yours: string) {
  let same = 0;
  while (same < theirs.length && theirs[same] === yours[same]) same++;
  const from = Math.max(theirs.length, yours.length) > maxLength ? Math.max(same - lead, 0) : 0;
  return { theirs: part(theirs, from), yours: part(yours, from) };
}

function part(text: string, from: number): string {
  const end = from + maxLength;
  const middle = text.slice(from, end);
  return `${from > 0 ? "…" : ""}${middle}${text.length > end ? "…" : ""}`;
}
