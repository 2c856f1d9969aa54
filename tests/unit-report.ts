import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** What a run of Vitest leaves in the file `UNIT_REPORT`; tests by their file and name. */
export interface UnitReport {
  passed: number;
  failed: string[];
  /** Of those that passed: what did so only at the second try. */
  repeated: string[];
}

export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: UnitReport = { passed: 0, failed: [], repeated: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        if (test.result().state === "failed") report.failed.push(name);
        if (test.result().state === "passed") report.passed += 1;
        if (test.diagnostic()?.flaky) report.repeated.push(name);
      }
    }
    writeFileSync(process.env.UNIT_REPORT as string, JSON.stringify(report));
  }
}
