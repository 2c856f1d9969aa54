import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";
import type { Hospital } from "./hospital.ts";

const hospital = { name: "Shanti", city: "", beds: 40 } as unknown as Hospital;

test("a sentence about what is empty is left out, also after a million full stops", () => {
  const text = "{name} has {beds} beds... We are in {city}! Come in.";
  expect(fillIn(text, hospital)).toBe("Shanti has 40 beds... Come in.");
  const dots = ".".repeat(1_000_000);
  expect(fillIn(`a${dots}b {name}. In {city}. c`, hospital)).toBe(`a${dots}b Shanti. c`);
});
