import { writeFileSync } from "node:fs";
import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { nameWithError, type RunReport } from "./run-report.ts";

/** Leaves a `RunReport` of the journeys in the file `JOURNEY_REPORT`. */
export default class JourneysReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const report: RunReport = { passed: 0, failed: [], repeated: [] };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === "unexpected") report.failed.push(nameOf(test));
      if (outcome === "flaky") report.repeated.push(nameOf(test));
      if (outcome === "expected" || outcome === "flaky") report.passed += 1;
    }
    writeFileSync(process.env.JOURNEY_REPORT as string, JSON.stringify(report));
  }
}

function nameOf(test: TestCase): string {
  const error = test.results.find(({ error }) => error)?.error;
  return nameWithError(test.titlePath().filter(Boolean).join(" > "), error?.message);
}
