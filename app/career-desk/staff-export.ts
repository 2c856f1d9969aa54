import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { requireStaff } from "#app/auth/guard.ts";
import { applicationsQuery } from "#app/careers/staff-inputs.ts";
import { stateLabels } from "#app/careers/states.ts";
import { clientAddress } from "#app/requests/http.ts";
import { type Application, listApplications } from "#db/applications/applications.ts";
import { recordEvent } from "#db/history/events.ts";
import { byteOrderMark, timeInCsv, toCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { readSelection } from "./staff-selection.server.ts";

export const reads = [applicationsQuery];

const columns = [
  "Name",
  "Email",
  "Phone",
  "Position Applied",
  "Resume",
  "Created At",
  "State",
  "Notes",
];

const rowsAtOnce = 1000;

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const address = context.get(clientAddress);
  const record = (rows: number) =>
    recordEvent({
      kind: "applications exported",
      staff,
      address,
      detail: `${rows} applications`,
    });
  const parts = listParts(readSelection(url), record);
  return new Response(Readable.toWeb(Readable.from(parts)) as ReadableStream, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="career-applications.csv"',
      "Cache-Control": "no-store",
    },
  });
}

/** Reads the list a part at a time, so that others are served and the memory is not filled meanwhile. */
async function* listParts(
  { text, list }: ReturnType<typeof readSelection>,
  record: (rows: number) => void,
) {
  const encoder = new TextEncoder();
  let rows = 0;
  let after: Application | undefined;
  yield encoder.encode(byteOrderMark + toCsv([columns]));
  do {
    const part = listApplications(text, list, { after, limit: rowsAtOnce });
    after = part.length < rowsAtOnce ? undefined : part.at(-1);
    rows += part.length;
    if (!after) record(rows);
    yield encoder.encode(toCsv(part.map(toRow)));
    await nextTurn();
  } while (after);
}

function toRow(application: Application): string[] {
  const { name, email, phone, position, resume_link, created_at, state, notes } = application;
  const at = timeInCsv(created_at);
  return [name, email, phone, position, resume_link, at, stateLabels[state], notes];
}
