import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireBrowsers } from "./browser.ts";

interface Sum {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), "morni-reports-"));
const unitReport = join(reports, "unit.json");
const journeyReport = join(reports, "journeys.json");

/** Runs a command with its output shown; returns whether it succeeded. */
function run(command: string, args: string[], settings: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const env = { ...process.env, ...settings };
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0;
}

function runJourneys(): boolean {
  try {
    requireBrowsers();
    return run("npx", ["playwright", "test", "--pass-with-no-tests"], {
      JOURNEY_REPORT: journeyReport,
    });
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function sumUnit(): Sum {
  const report = readReport(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function sumJourneys(): Sum {
  const stats = readReport(journeyReport)?.stats;
  const repeated = stats?.flaky ?? 0;
  if (repeated > 0) console.log(`\n${repeated} journeys passed only when they were walked again`);
  return { passed: (stats?.expected ?? 0) + repeated, failed: stats?.unexpected ?? 0 };
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const succeeded = [
  run("npm", ["run", "--silent", "typecheck"]),
  run("npm", ["run", "--silent", "lint"]),
  run("npm", ["run", "--silent", "build"]),
  run("npx", [
    "vitest",
    "run",
    "--reporter=default",
    `--reporter=json`,
    `--outputFile=${unitReport}`,
  ]),
  runJourneys(),
].every(Boolean);

const sums = [sumUnit(), sumJourneys()];
const passed = sums.reduce((sum, { passed }) => sum + passed, 0);
const failed = sums.reduce((sum, { failed }) => sum + failed, 0);
rmSync(reports, { recursive: true });
// A step that failed without a test to show for it must not pass for success.
console.log(`\n${passed} passed, ${succeeded ? failed : Math.max(failed, 1)} failed`);
process.exitCode = succeeded && failed === 0 ? 0 : 1;
