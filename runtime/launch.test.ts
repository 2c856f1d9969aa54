import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { launchEnvironment, launchFlags } from "./launch.ts";

test.each(["package.json", "Dockerfile", "deploy/hospital.service"])(
  "%s starts the server as tests and measurements do",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const flag of launchFlags) expect(text).toContain(flag);
    for (const setting of Object.entries(launchEnvironment))
      expect(text).toContain(setting.join("="));
  },
);
