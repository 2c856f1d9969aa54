import { setImmediate as nextTurn } from "node:timers/promises";
import { data } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { counted } from "#app/language/counted.ts";
import { encodeCsv, respondWithFile } from "#app/requests/download.server.ts";
import { type Change, findChanges, listChangeIds, type Named } from "#db/history/change-list.ts";
import { timeInCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { changedFields } from "./differences.server.ts";
import { describeChange, type NameOf } from "./entry.server.ts";
import { namesFor, readHistoryQuery, readPeople } from "./read.server.ts";
import { historyQuery } from "./staff-inputs.ts";

export const reads = [historyQuery];

const columns = ["When", "Who", "Action", "Record", "Field", "Before", "After"];
const changesAtOnce = 500;

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const { isWrong, problems, filter } = readHistoryQuery(url);
  if (isWrong) {
    throw data(null, { status: 400, statusText: problems.from ?? problems.to ?? "" });
  }
  const ids = listChangeIds(filter);
  const detail = counted(ids.length, "change");
  recordFrom(context, { kind: "history exported", staff, detail });
  return respondWithFile("history.csv", encodeCsv(listParts(ids, readPeople().nameOf)));
}

/** Reads a part at a time, so that others are served and the memory is not filled meanwhile. */
async function* listParts(ids: readonly number[], nameOf: NameOf) {
  yield [columns];
  for (let start = 0; start < ids.length; start += changesAtOnce) {
    const changes = findChanges(ids.slice(start, start + changesAtOnce));
    const names = namesFor(changes);
    yield changes.flatMap((change) => toRows(change, names, nameOf));
    await nextTurn();
  }
}

/** A row for each field; one for a change without any. */
function toRows(change: Change, names: ReadonlyMap<string, Named>, nameOf: NameOf): string[][] {
  const { at, who, verb, thing = "", notes } = describeChange(change, names, nameOf);
  const start = [timeInCsv(at), who, verb, thing];
  const fields = changedFields(change);
  if (fields.length === 0) return [[...start, notes.join(" "), "", ""]];
  return fields.map(({ label, before = "", after = "" }) => [...start, label, before, after]);
}
