import { rmSync } from "node:fs";
import { join } from "node:path";
import { emptyDirectory, runScript, startApp } from "../tests/http.ts";
import type { Drill } from "./drill.ts";
import { findLost, startWriting } from "./storage-load.ts";

/** Backups while applications come in, each restored and looked through. */
export const backups: Drill = async ({ isLong }) => {
  const count = isLong ? 30 : 3;
  await using app = await startApp({ RATE_LIMITS: "off" });
  const written = startWriting(app, 4, 5);
  const folder = emptyDirectory();
  let right = 0;
  const problems: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = join(folder, `${number}.tar`);
    const data = join(folder, "restored");
    const before = [...written.acknowledged];
    const made = await runScript(["commands/backup.ts", file], { DATA_DIR: app.dataDirectory });
    const restored = await runScript(["commands/restore.ts", file], { DATA_DIR: data });
    const checked = await runScript(["commands/check-data.ts"], { DATA_DIR: data });
    const ended = [made, restored, checked].find(({ code }) => code !== 0);
    if (ended) problems.push(ended.output.trim());
    else if (findLost(data, before).lost > 0) problems.push("acknowledged rows are missing");
    else right += 1;
    rmSync(data, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
  await written.stop();
  rmSync(folder, { recursive: true });
  return [
    {
      what: `${count} backups while ${written.acknowledged.length} applications came in`,
      goal: "each is restored with all that was acknowledged before it",
      seen: `${right} were${problems.length > 0 ? `: ${problems[0]}` : ""}`,
      holds: right === count,
    },
  ];
};
