import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

// Import this first: the data folder is chosen once, when the database module is first read.
const directory = mkdtempSync(join(tmpdir(), "morni-"));
process.env.DATA_DIR = directory;

afterAll(() => rmSync(directory, { recursive: true, force: true }));
