import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type App, emptyDirectory, runScript, startApp } from "./http.ts";

interface TimedApp {
  app: App;
  /** By their names, without "(sample)". */
  ids: Map<string, string>;
  /** The hospital's clock shows this from now on, and runs. */
  setClock(time: string): void;
}

/** A clock of the hospital: what a server or a command needs to follow it, and a way to set it. */
export function startClock(time: string) {
  const clockFile = join(emptyDirectory(), "clock");
  function setClock(shown: string): void {
    writeFileSync(clockFile, String(Date.parse(`${shown}+05:30`) - Date.now()));
  }
  setClock(time);
  const settings = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "clock-file.mjs")}`,
    CLOCK_FILE: clockFile,
  };
  return { settings, setClock };
}

export async function startTimedApp(time: string): Promise<TimedApp> {
  const clock = startClock(time);
  const data = emptyDirectory();
  const settings = { ...clock.settings, RATE_LIMITS: "off" };
  const samples = ["commands/seed.ts", "--with-account", "--with-timetable"];
  await runScript(samples, { DATA_DIR: data, ...settings });
  const app = await startApp(settings, data);
  const response = await app.get("/api/v1/doctors");
  const doctors = (await response.json()) as { _id: string; name: string }[];
  const ids = new Map(doctors.map(({ _id, name }) => [name.replace(" (sample)", ""), _id]));
  return { app, ids, setClock: clock.setClock };
}
