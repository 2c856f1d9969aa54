import { appendFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type App, emptyDirectory, startApp } from "./http.ts";

const mount = `
  mount -t tmpfs -o size="$DISK_SIZE",mode=700 tmpfs "$DATA_DIR" &&
  cp -r "$PREPARED_DATA/." "$DATA_DIR" &&
  exec "$@"`;

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
  const { PREPARED_DATA } = process.env;
  const environment = { ...settings, DISK_SIZE: size, PREPARED_DATA };
  const wrapper = ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, "sh"];
  const folder = emptyDirectory();
  const app = await startApp(environment, folder, undefined, wrapper);
  const data = join(`/proc/${app.process.pid}/root`, folder);
  const filler = join(data, "filler");
  return { app, data, fill: () => fillWith(filler), makeRoom: () => rmSync(filler) };
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
