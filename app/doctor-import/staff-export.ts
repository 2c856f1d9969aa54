import { setImmediate as nextTurn } from "node:timers/promises";
import { type Doctor, listDoctors } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/staff-export";
import { toCells } from "./columns/cells.ts";
import { respondWithRows } from "./file.server.ts";

const rowsAtOnce = 500;

export function loader({ url }: Route.LoaderArgs) {
  return respondWithRows(url, "doctors", listParts());
}

/** Reads the list a part at a time, so that others are served meanwhile. */
async function* listParts() {
  let after: Doctor | undefined;
  do {
    const part: Doctor[] = listDoctors({}, { after, limit: rowsAtOnce });
    after = part.length < rowsAtOnce ? undefined : part.at(-1);
    yield part.map(toCells);
    await nextTurn();
  } while (after);
}
