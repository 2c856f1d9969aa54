import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyDirectory, runScript } from "../tests/http.ts";

test("a built server that does not start ends the build with a line that says what to do", async () => {
  const project = emptyDirectory();
  for (const part of ["package.json", "runtime", "commands/precompile.ts"]) {
    cpSync(join(import.meta.dirname, "..", part), join(project, part), { recursive: true });
  }
  mkdirSync(join(project, "build/server"), { recursive: true });
  const fault = "the module sharp is missing";
  writeFileSync(
    join(project, "build/server/main.js"),
    `console.error("${fault}"); process.exit(1);`,
  );
  const { code, output } = await runScript([join(project, "commands/precompile.ts")]);
  expect(code).toBe(1);
  const [first, second, ...more] = output.trim().split("\n");
  expect(first).toBe(fault);
  expect(second).toContain('run "npm run build" again');
  expect(more).toEqual([]);
});
