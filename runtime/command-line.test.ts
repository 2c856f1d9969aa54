import { afterEach, expect, test, vi } from "vitest";
import { commandLine } from "./command-line.ts";

afterEach(() => vi.unstubAllEnvs());

test("a command is named as it is run there: by npm in a folder, by its own name as a service", () => {
  vi.stubEnv("npm_lifecycle_event", "start");
  expect(commandLine("restore", "FILE")).toBe("npm run restore -- FILE");
  expect(commandLine("backup")).toBe("npm run backup");
  vi.stubEnv("npm_lifecycle_event", undefined);
  expect(commandLine("restore", "FILE")).toBe("hospital restore FILE");
  expect(commandLine("backup")).toBe("hospital backup");
});
