import { expect, test } from "vitest";
import { sampleDoctors } from "./doctors.ts";

test("no two sample doctors have the same face", () => {
  const portraits = sampleDoctors.flatMap(({ portrait }) => portrait ?? []);
  expect(portraits).toHaveLength(16);
  expect(new Set(portraits).size).toBe(16);
});
