import { expect, test } from "vitest";
import { readPasted } from "./pasted.ts";

test.each([
  ["•\tCars: gate 2\n•\tBuses: gate 1", "- Cars: gate 2\n- Buses: gate 1"],
  ["Park here:\n• Cars\no\tsmall ones\n• Buses", "Park here:\n- Cars\n  - small ones\n- Buses"],
  ["● Cars\nPay at the gate.", "- Cars\n\nPay at the gate."],
  ["● गाड़ियां\n\nPay at the gate.", "- गाड़ियां\n\nPay at the gate."],
  ["- Cars\n* Buses\no no list", "- Cars\n* Buses\no no list"],
  ["Dr Rao • Dr Sen", "Dr Rao • Dr Sen"],
  ["##Before you come\n## After\n#1 of all", "## Before you come\n## After\n#1 of all"],
])("a list of a word processor %j is one in Markdown", (pasted, text) => {
  expect(readPasted(pasted)).toBe(text);
});
