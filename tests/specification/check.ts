import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { requireBrowsers } from "../runner/browser.ts";
import { type BrowserName, openSite } from "./site.ts";
import type { Statement } from "./statement.ts";

const decisions = readDecisions(join(import.meta.dirname, "../../docs/decisions"));

/** Checks these one after the other, in this browser if they need one; `of` is the number of all, which the last of the files counts. */
export async function check(
  statements: Statement[],
  of: number,
  browser: BrowserName,
): Promise<void> {
  requireBrowsers();
  const site = await openSite();
  // Its start would count for the first statement.
  await site.view("/about", { browser });
  const held = new Set<Statement>();

  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    const decided = [...held].filter(({ decision }) => decision !== undefined).length;
    report({ statements: statements.length, true: held.size - decided, decided }, of);
  });

  test.each(statements)("$section: $text", { timeout: 60_000 }, async (statement) => {
    await statement.check(site);
    if (statement.decision !== undefined) {
      expect(decisions).toMatch(new RegExp(`^${statement.decision}\\. `, "m"));
    }
    held.add(statement);
  });
}

function readDecisions(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

interface Counts {
  statements: number;
  true: number;
  decided: number;
}

function report(counts: Counts, of: number): void {
  const file = process.env.STATEMENTS as string;
  appendFileSync(file, `${JSON.stringify(counts)}\n`);
  const parts = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line): Counts => JSON.parse(line));
  const sum = (name: keyof Counts) => parts.reduce((total, part) => total + part[name], 0);
  if (sum("statements") < of) return;
  const decided = sum("decided") ? `, ${sum("decided")} decided otherwise` : "";
  console.log(`specification: ${of} statements, ${sum("true")} true${decided}`);
}
