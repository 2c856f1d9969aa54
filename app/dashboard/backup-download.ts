import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { requireStaff } from "#app/auth/guard.ts";
import { clientAddress, notFound, sentFile } from "#app/requests/http.ts";
import { backupFolder } from "#app/upkeep/upkeep.server.ts";
import { listArchives } from "#db/disk/backup-folder.ts";
import { recordEvent } from "#db/history/events.ts";
import type { Route } from "./+types/backup-download";

export function loader({ context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const [newest] = listArchives(backupFolder);
  if (!newest) throw notFound();
  const file = join(backupFolder, newest);
  context.set(sentFile, file);
  const address = context.get(clientAddress);
  recordEvent({ kind: "backup downloaded", staff, address, detail: newest });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      "Content-Type": "application/x-tar",
      "Content-Disposition": `attachment; filename="${newest}"`,
      "Cache-Control": "no-store",
    },
  });
}
