import { rmSync } from "node:fs";
import { emptyDirectory, runScript, startApp } from "../app/http.ts";
import { requireBuild } from "./built.ts";

/** Prepares the data that tests copy. Starts the built app, so that a broken build fails once and not in every test. */
export default async function prepare(): Promise<() => void> {
  // Two projects of Vitest share it.
  if (process.env.PREPARED_DATA) return () => {};
  requireBuild();
  const data = emptyDirectory();
  process.env.PREPARED_DATA = data;
  // Each part of the specification notes here how many statements it has checked.
  const statements = `${data}.statements`;
  process.env.STATEMENTS = statements;
  // Half of what a command takes is to compile it.
  const compiled = `${data}.compiled`;
  process.env.NODE_COMPILE_CACHE = compiled;
  const settings = { DATA_DIR: data };
  const seeded = await runScript(["commands/seed.ts", "--with-account"], settings);
  if (seeded.code !== 0) throw new Error(seeded.output);
  const app = await startApp(settings, data);
  await app.stop();
  return () => {
    rmSync(data, { recursive: true, force: true });
    rmSync(statements, { force: true });
    rmSync(compiled, { recursive: true, force: true });
  };
}
