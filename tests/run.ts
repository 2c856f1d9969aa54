import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireBrowsers } from "./runner/browser.ts";
import type { RunReport } from "./runner/run-report.ts";

interface Sum {
  passed: number;
  failed: number;
}

// Each change that a test makes would wait for a disk.
const temporary = mkdtempSync(join(findRoomInMemory() ?? tmpdir(), "morni-tests-"));
// Some tests start a server as another user, who has to come to the data in it.
chmodSync(temporary, 0o711);
const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const isAll = process.env.JOURNEYS === "all";
const reports = mkdtempSync(join(temporary, "reports-"));
const unitReport = join(reports, "unit.json");
const timedReport = join(reports, "timed.json");
const journeyReport = join(reports, "journeys.json");

function findRoomInMemory(): string | undefined {
  const folder = "/dev/shm";
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 * 1024 ** 3 ? folder : undefined;
}

/** Runs a command, and shows its output or appends it to a file; returns whether it succeeded. */
async function run(
  command: string,
  args: string[],
  settings: NodeJS.ProcessEnv = {},
  output: "inherit" | number = "inherit",
): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const env = { ...process.env, TMPDIR: temporary, SEED: seed, ...settings };
  const [code] = await once(
    spawn(command, args, { stdio: ["inherit", output, output], env }),
    "close",
  );
  return code === 0;
}

function runUnits(report: string, ...projects: string[]): Promise<boolean> {
  const chosen = projects.flatMap((name) => ["--project", name]);
  const reporters = ["--reporter=default", "--reporter=./tests/runner/unit-report.ts"];
  const tags = isAll ? [] : ["--tagsFilter=!long"];
  return run("npx", ["vitest", "run", ...chosen, ...tags, ...reporters], { UNIT_REPORT: report });
}

/** Shows what it printed when it has ended: something else prints at the same time. */
async function runBeside(command: string, args: string[]): Promise<boolean> {
  const output = join(mkdtempSync(join(reports, "output-")), "output.txt");
  const succeeded = await run(command, args, {}, openSync(output, "a"));
  console.log(readFileSync(output, "utf8"));
  return succeeded;
}

function runJourneys(): Promise<boolean> {
  const settings = { JOURNEY_REPORT: journeyReport };
  return run("npx", ["playwright", "test", "--pass-with-no-tests"], settings);
}

/** Those that neither need another program nor judge by the clock, in their short form. */
function runDrills(): Promise<boolean> {
  const names = ["kills", "desk-kills", "faulty-disk", "read-only-disk", "full-disk"];
  return run("npm", ["run", "--silent", "drills", "--", ...names, "--seed", seed]);
}

async function checkSource(): Promise<boolean[]> {
  return [
    await runBeside("npm", ["run", "--silent", "typecheck"]),
    await runBeside("npm", ["run", "--silent", "lint"]),
  ];
}

function findBrowsers(): boolean {
  try {
    requireBrowsers();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function sum(file: string, kind: "tests" | "journeys"): Sum {
  const report: RunReport | undefined = readReport(file);
  const { passed, failed, repeated } = report ?? { passed: 0, failed: [], repeated: [] };
  list(`${kind} failed`, failed);
  list(`${kind} passed only at the second try`, repeated);
  return { passed, failed: failed.length };
}

function list(what: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${names.length} ${what}:\n  ${names.join("\n  ")}`);
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

console.log(`SEED=${seed}`);
const hasBrowsers = findBrowsers();
const [isBuilt, source] = await Promise.all([
  run("npm", ["run", "--silent", "build"]),
  checkSource(),
]);
// Side by side they would take longer: two cores with eight busy processes lose their caches all the time.
const tested = [await runUnits(unitReport, "fast*", "app"), await runJourneys()];
const succeeded = [
  hasBrowsers,
  isBuilt,
  ...source,
  ...tested,
  await runUnits(timedReport, "timed"),
  !isAll || (await runDrills()),
].every(Boolean);

const sums = [sum(unitReport, "tests"), sum(timedReport, "tests"), sum(journeyReport, "journeys")];
const passed = sums.reduce((all, { passed }) => all + passed, 0);
const failed = sums.reduce((all, { failed }) => all + failed, 0);
rmSync(temporary, { recursive: true, force: true });
// A step that failed without a test to show for it must not pass for success.
console.log(`\n${passed} passed, ${succeeded ? failed : Math.max(failed, 1)} failed`);
process.exitCode = succeeded && failed === 0 ? 0 : 1;
