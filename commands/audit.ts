import { parseArgs } from "node:util";
import { z } from "zod";
import { type HistoryEntry, listHistory } from "#db/history/history.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { timeInCsv } from "#runtime/csv.ts";
import { withData } from "./with-data.ts";

const usage = `Usage: ${commandLine("audit", "[FILTER…] [--json]")}
  --from DATE        on that day or later, such as 2026-01-31
  --to DATE          on that day or earlier
  --who TEXT         email, or a part of it
  --what TEXT        such as "sign-in", "sign-in failed", "doctor", "update", "exported"
  --address TEXT     address of the client, or its beginning
  --json             one JSON object a line, with what was before and after
Prints changes and events of the last twelve months, the newest first, in Indian time.
Columns: time, times, who, what, address, of what.`;

const texts = { type: "string" } as const;
const options = {
  from: texts,
  to: texts,
  who: texts,
  what: texts,
  address: texts,
  json: { type: "boolean" },
} as const;

await runCommand(() => {
  const { from, to, json, ...filter } = readOptions();
  return withData(() => {
    const days = { from: from && startOf(from), to: to && startOf(to, 1) };
    for (const entry of listHistory({ ...filter, ...days })) {
      console.log(json ? JSON.stringify(toJson(entry)) : toLine(entry));
    }
  });
});

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new CommandError(usage, exitCodes.usage);
  }
}

function startOf(day: string, daysLater = 0): string {
  if (!z.iso.date().safeParse(day).success) {
    throw new CommandError(`${day} is not a date such as 2026-01-31`, exitCodes.usage);
  }
  const time = new Date(`${day}T00:00:00+05:30`);
  return new Date(time.getTime() + daysLater * 24 * 60 * 60_000).toISOString();
}

function toLine(entry: HistoryEntry): string {
  const { at, count, who, what, address, subject_id } = entry;
  const columns = [timeInCsv(at), `${count}x`, who || "unknown", what, address || "-"];
  return [...columns, [subject_id, whatOf(entry)].filter(Boolean).join(" ")].join("\t");
}

function whatOf({ detail, before, after }: HistoryEntry): string {
  const { name, ...changed } = { ...parse(before), ...parse(after) };
  const keys = before && after ? Object.keys(changed).join(", ") : "";
  return [detail, name, keys].filter(Boolean).join(": ");
}

function toJson({ before, after, ...entry }: HistoryEntry) {
  return { ...entry, before: parse(before), after: parse(after) };
}

function parse(json: string | null): Record<string, unknown> | null {
  return json === null ? null : JSON.parse(json);
}
