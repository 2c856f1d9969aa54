import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Drill, Figure } from "./drill.ts";

/** What has a test in the suite, which is the drill. */
const suites: Record<string, string[]> = {
  "each call × method × state of the credentials": ["app/api/matrix.test.ts"],
  "forms from other sites, on four kinds of installation": ["server/http/cross-origin.test.ts"],
  "hostile requests, byte by byte": [
    "server/http/hostile-requests.test.ts",
    "server/http/pipelining.test.ts",
  ],
  "hostile fields, counts and sizes": ["tests/hostile-forms.test.ts"],
  "large and slow forms of strangers, of staff and of sessions that have ended": [
    "server/large-forms.test.ts",
    "server/places.test.ts",
  ],
  "one address or one of the staff that takes connections, memory and turns": [
    "server/sockets.test.ts",
    "server/staff-first.test.ts",
  ],
  "guessing of passwords, which keeps nobody out": ["app/auth/lock-out.test.ts"],
  "a worker that dies or is stuck": ["server/worker.test.ts"],
  "migrations that are cut off": ["db/migrate.test.ts"],
  "starts after a cut, and ends without one": ["server/process/start.test.ts"],
  "random days of tokens and of money against a list on paper, and writers that are killed": [
    "db/register/line.test.ts",
    "db/register/register.test.ts",
    "db/payments/payments.test.ts",
  ],
  "a restore that is killed at each of its steps": ["commands/backup.test.ts"],
};

/** Runs the tests that attack one thing each. */
export const inSuite: Drill = async ({ isLong }) => {
  if (isLong) Object.assign(process.env, { RANDOM_DAYS: "10000", KILL_ROUNDS: "100" });
  const figures: Figure[] = [];
  for (const [what, files] of Object.entries(suites)) {
    const { passed, failed } = await runTests(files, isLong);
    const seen = `${passed} of ${passed + failed} tests passed`;
    figures.push({ what, goal: "all tests pass", seen, holds: passed > 0 && failed === 0 });
  }
  return figures;
};

async function runTests(
  files: string[],
  isLong: boolean,
): Promise<{ passed: number; failed: number }> {
  const directory = mkdtempSync(join(tmpdir(), "morni-drill-"));
  const report = join(directory, "report.json");
  const args = ["vitest", "run", ...files, "--reporter=json", `--outputFile=${report}`];
  if (isLong) args.push("--testTimeout=1800000");
  await once(spawn("npx", args, { stdio: "ignore" }), "close");
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(directory, { recursive: true });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}
