import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { nameWithError, type RunReport } from "./run-report.ts";

/** Leaves a `RunReport` of the tests in the file `UNIT_REPORT`. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: RunReport = { passed: 0, failed: [], repeated: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = nameWithError(
          `${module.relativeModuleId} > ${test.fullName}`,
          errors?.[0]?.message,
        );
        if (state === "failed") report.failed.push(name);
        if (state === "passed") report.passed += 1;
        if (test.diagnostic()?.flaky) report.repeated.push(name);
      }
    }
    writeFileSync(process.env.UNIT_REPORT as string, JSON.stringify(report));
  }
}
