import { randomInt } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type App, preparedDirectory, runScript, startApp } from "../tests/app/http.ts";
import { childrenOf } from "../tests/app/process-memory.ts";
import type { Drill } from "./drill.ts";
import { findLost, startWriting } from "./storage-load.ts";

const writers = 12;
const maxTime = 10_000;

/** Kills both processes while applications come in, again and again. */
export const kills: Drill = async ({ isLong }) => {
  const count = isLong ? 500 : 10;
  const data = preparedDirectory();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < count; kill += 1) {
    const app = await startApp({ RATE_LIMITS: "off" }, data);
    const written = startWriting(app, writers);
    const wanted = 40 + randomInt(80);
    const until = performance.now() + maxTime;
    while (written.acknowledged.length < wanted && performance.now() < until) await pause(5);
    await killAll(app);
    await written.stop();
    acknowledged.push(...written.acknowledged);
  }
  const { lost, doubled, isSound } = findLost(data, acknowledged);
  const checked = await runScript(["commands/check-data.ts"], { DATA_DIR: data });
  rmSync(data, { recursive: true });
  return [
    {
      what: `${count} kills, ${acknowledged.length} acknowledged writes`,
      goal: isLong ? "0 lost, 0 doubled, of at least 20,000" : "0 lost, 0 doubled",
      seen: `${lost} lost, ${doubled} doubled`,
      holds: lost === 0 && doubled === 0 && (!isLong || acknowledged.length >= 20_000),
    },
    {
      what: "the database after that",
      goal: "sound, and every row as it was written",
      seen: checked.output.trim(),
      holds: isSound && checked.code === 0,
    },
  ];
};

/** As a crash does: neither process can say anything any more. */
export async function killAll({ process: front }: App): Promise<void> {
  const ended = once(front, "close");
  const workers = childrenOf(front.pid as number);
  front.kill("SIGKILL");
  for (const pid of workers) process.kill(pid, "SIGKILL");
  await ended;
}
