import { appendFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type App, emptyDirectory, startApp } from "./http.ts";

const mount = `
  mount -t tmpfs -o size="$DISK_SIZE",mode=700 tmpfs "$DATA_DIR" &&
  cp -r "$PREPARED_DATA/." "$DATA_DIR"`;

/** Also what is kept free for a start is used up. */
const fillUp =
  '(rm -f "$DATA_DIR/.ballast"; cat /dev/zero > "$DATA_DIR/filler" || true) 2> /dev/null';

interface SmallDisk {
  app: App;
  /** The data folder as it is seen from here. */
  data: string;
  fill(): void;
  makeRoom(): void;
}

/** Starts the app with its data on a disk of its own, in a name space that ends with it. */
export async function startOnSmallDisk(
  size: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<SmallDisk> {
  const folder = emptyDirectory();
  const app = await startOn(folder, { ...settings, DISK_SIZE: size }, mount);
  const data = join(`/proc/${app.process.pid}/root`, folder);
  const filler = join(data, "filler");
  return { app, data, fill: () => fillWith(filler), makeRoom: () => rmSync(filler) };
}

/** Rejects with what the app said. */
export function startOnFullDisk(): Promise<App> {
  return startOn(emptyDirectory(), { DISK_SIZE: "24m" }, `${mount} && ${fillUp}`);
}

function startOn(folder: string, settings: NodeJS.ProcessEnv, before: string): Promise<App> {
  const { PREPARED_DATA } = process.env;
  const script = `${before} && exec "$@"`;
  const wrapper = ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh"];
  return startApp({ ...settings, PREPARED_DATA }, folder, undefined, wrapper);
}

function fillWith(file: string): void {
  writeFileSync(file, "");
  for (let bytes = 1 << 20; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    try {
      while (statSync(file)) appendFileSync(file, Buffer.alloc(bytes, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}
