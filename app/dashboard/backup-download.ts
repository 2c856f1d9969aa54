import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { notFound, sentFile } from "#app/requests/http.ts";
import { backupFolder } from "#app/upkeep/upkeep.server.ts";
import { listArchives } from "#db/disk/backup-folder.ts";
import type { Route } from "./+types/backup-download";

export function loader({ context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const [newest] = listArchives(backupFolder);
  if (!newest) throw notFound();
  const file = join(backupFolder, newest);
  context.set(sentFile, file);
  recordFrom(context, { kind: "backup downloaded", staff, detail: newest });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      "Content-Type": "application/x-tar",
      "Content-Disposition": `attachment; filename="${newest}"`,
      "Cache-Control": "no-store",
    },
  });
}
