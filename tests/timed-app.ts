import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { type App, emptyDirectory, runScript, startApp } from "./http.ts";

/** Starts the built app with the sample timetable for the tests of a file, at that time in the hospital. */
export async function startTimedAppForFile(
  time: string,
): Promise<{ app: App; ids: Map<string, string>; setClock: (time: string) => void }> {
  const clockFile = join(emptyDirectory(), "clock");
  /** The hospital's clock shows this from now on, and runs. */
  function setClock(shown: string): void {
    writeFileSync(clockFile, String(Date.parse(`${shown}+05:30`) - Date.now()));
  }
  setClock(time);
  const data = emptyDirectory();
  const settings = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "clock-file.mjs")}`,
    CLOCK_FILE: clockFile,
  };
  const samples = ["commands/seed.ts", "--with-account", "--with-timetable"];
  expect((await runScript(samples, { DATA_DIR: data, ...settings })).code).toBe(0);
  const app = await startApp(settings, data);
  afterAll(() => app.stop());
  const doctors = (await (await app.get("/api/v1/doctors")).json()) as {
    _id: string;
    name: string;
  }[];
  return {
    app,
    ids: new Map(doctors.map(({ _id, name }) => [name.replace(" (sample)", ""), _id])),
    setClock,
  };
}
