import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { requireStaff } from "#app/auth/guard.ts";
import { clientAddress, notFound, sentFile } from "#app/requests/http.ts";
import { listArchives } from "#db/backup-folder.ts";
import { recordEvent } from "#db/events.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/backup-download";

export function loader({ context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const folder = env.BACKUP_DIR && resolve(env.BACKUP_DIR);
  const [newest] = folder ? listArchives(folder) : [];
  if (!folder || !newest) throw notFound();
  const file = join(folder, newest);
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
