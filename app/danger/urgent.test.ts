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
  const ofNumbers = [
    "lowNumber",
    "highNumber",
    "highPressure",
    "crisisPressure",
    "feverNumber",
    "lowOxygen",
    "fineOxygen",
    "fewPlatelets",
  ];
  expect(
    named.filter((name) => !(name in urgentWords || name === "plea" || ofNumbers.includes(name))),
  ).toEqual([]);
});

test("an age, a person or a place beside a sign of danger calms nobody", () => {
  const queries = [
    "70 year old chest pain",
    "2 year old choking",
    "stroke old lady",
    "chest pain in the back",
    "snake bite in park",
    "chest pain during exercise",
    "exercise ke baad chest pain",
  ];
  expect(queries.filter((query) => callFor(query) !== "emergency")).toEqual([]);
  const past = ["old stroke", "6 months back accident", "stroke clinic", "stroke exercise"];
  expect(past.filter((query) => callFor(query) !== undefined)).toEqual([]);
});

test("a danger that is typed without spaces is read too, and no name is taken apart", () => {
  const typed = ["heartattack", "seenemedard", "khoonnahirukraha", "snakebitehelp"];
  expect(typed.filter((query) => callFor(query) !== "emergency")).toEqual([]);
  const names = ["dilpreet", "gurdilbagh", "lookahead", "centricular"];
  expect(names.filter((query) => callFor(query) !== undefined)).toEqual([]);
});

test("whoever asks how to be safe from something does not call for help", () => {
  expect(callFor("koi bachao")).toBeDefined();
  expect(callFor("meri beti ko bacha lo")).toBeDefined();
  expect(callFor("dengue se bachao")).toBeUndefined();
});

test("oxygen, platelets and stings count by their number", () => {
  const few = [
    "spo2 78",
    "oxygen level 84",
    "platelets 9000",
    "platelet 12 hazar",
    "50 bee stings",
  ];
  expect(few.filter((query) => callFor(query) !== "emergency")).toEqual([]);
  const fine = ["spo2 98 pulse 80", "platelets 150000", "oxygen 97"];
  expect(fine.filter((query) => callFor(query) !== undefined)).toEqual([]);
});

test("a query of any length is looked at without delay", () => {
  const words = "dard saans khoon bachcha nahi ".repeat(40);
  expect(callFor(words)).toBe("emergency");
  expect(callFor("a".repeat(1000))).toBeUndefined();
  const start = performance.now();
  callFor("seenekhoonsaansdardpetaa ".repeat(200));
  expect(performance.now() - start).toBeLessThan(500);
});

test("who works in a hospital can be in danger too", () => {
  const queries = [
    "security guard collapsed",
    "nurse fainted",
    "nurse behosh ho gayi",
    "guard ko saanp ne kata",
    "ਨਰਸ ਨੂੰ ਕਰੰਟ ਲੱਗ ਗਿਆ",
    "gym exercise chest pain",
  ];
  expect(queries.map((query) => [query, callFor(query)])).toEqual(
    queries.map((query) => [query, "emergency"]),
  );
  const calm = ["nurse for stroke patient", "mouth guard for seizures", "burn surgeon"];
  expect(calm.filter((query) => callFor(query))).toEqual([]);
});
