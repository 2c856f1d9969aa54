import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rollHeights } from "./paper.ts";

test("a sheet of a roll is printed on a page of its height", () => {
  const css = readFileSync(join(import.meta.dirname, "paper.module.css"), "utf8").replace(
    /\s+/g,
    " ",
  );
  for (const height of rollHeights) {
    const name = `roll${height}`;
    expect(css).toContain(`@page ${name} { size: 80mm ${height}mm;`);
    expect(css).toContain(`html:has(.${name}) { page: ${name}; }`);
  }
});
