import { expect, test } from "vitest";
import { dangerous, distressed, harmless } from "../../tests/pages/urgent-phrases.ts";
import { urgentCallFor } from "./urgent.ts";
import { emergencyRules, suicideRules, violenceRules } from "./urgent-rules.ts";
import { urgentWords } from "./urgent-words.ts";

const callFor = (query: string) => urgentCallFor(query, () => false);

test("each way in which people tell of a danger is shown the number to call", () => {
  expect(dangerous.length).toBeGreaterThan(100);
  expect(dangerous.filter((query) => callFor(query) === undefined)).toEqual([]);
});

test("whoever does not want to live any more is shown people to talk to", () => {
  expect(distressed.length).toBeGreaterThan(7);
  expect(distressed.filter((query) => callFor(query) !== "suicide")).toEqual([]);
});

test.each([..."'’‘ʼ`´ "])("what is typed with %s for an apostrophe is read too", (sign) => {
  const queries = ["she can't breathe", "he won't wake up", "don't want to live"];
  expect(queries.map((query) => callFor(query.replace("'", sign)))).toEqual([
    "emergency",
    "emergency",
    "suicide",
  ]);
});

test("what only sounds like a danger raises no alarm", () => {
  expect(harmless.length).toBeGreaterThan(30);
  expect(harmless.filter((query) => callFor(query) !== undefined)).toEqual([]);
});

test("a burn or a bite by somebody is no violence", () => {
  for (const query of ["chai se koi jal gaya", "pagal kutte ne hamla kiya", "koi zeher pi gaya"]) {
    expect([query, callFor(query)]).toEqual([query, "emergency"]);
  }
});

test("each rule is made of meanings that some word has", () => {
  const named = [emergencyRules, suicideRules, violenceRules].join(" ").match(/\w+/g) ?? [];
  const ofNumbers = ["lowNumber", "highNumber", "highPressure", "crisisPressure", "feverNumber"];
  expect(named.filter((name) => !(name in urgentWords || ofNumbers.includes(name)))).toEqual([]);
});

test("a query of any length is looked at without delay", () => {
  const words = "dard saans khoon bachcha nahi ".repeat(40);
  expect(callFor(words)).toBe("emergency");
  expect(callFor("a".repeat(1000))).toBeUndefined();
});
