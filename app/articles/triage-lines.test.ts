import { expect, test } from "vitest";
import { compileArticle } from "./compile.ts";
import { type ArticlePath, articleLinks } from "./groups.ts";
import { type Symptom, symptoms } from "./triage.ts";

function compileCard(card: string, path: ArticlePath = "/Hysterectomy") {
  const link = articleLinks.find((link) => link.path === path);
  if (!link) throw new Error(`There is no article ${path}`);
  const source = `---
title: A page with one card
description: Why a doctor may give you fluid through a vein, how it is done and what you may feel.
hero: medicine
written: 2026-06-30
sources:
  - { title: First guideline, publisher: NICE, year: 2017, printed: true, indian: true }
  - { title: Second guideline, publisher: WHO, year: 2016, printed: true, indian: true }
---

A page.

## When to call

${card}
`;
  return compileArticle(link, source, "2026-06-30");
}

function problemsOf(card: string, path?: ArticlePath) {
  return compileCard(card, path).problems.map(({ line, message }) => `${line}: ${message}`);
}

const emergency = (line: string) => `:::emergency[Call 112 or 108 if:]\n\n- ${line}\n\n:::`;
const urgent = (line: string) => `:::urgent[Call us the same day if:]\n\n- ${line}\n\n:::`;

test("a card has the words of the symptoms that it names, and the search finds them", () => {
  const { article, problems } = compileCard(emergency(":chest-pain, or :coughs-blood, at night"));
  expect(problems).toEqual([]);
  const words = "there is chest pain, pressure or tightness, or you cough up blood, at night";
  expect(article?.body).toContain(`<li>${words}</li>`);
  expect(article?.text).toContain(words);
});

test.each([
  ["at another level", urgent(":chest-pain"), /^17: chest-pain is emergency, .* card is urgent/],
  ["that is not known", urgent(":toothache"), /^17: .*no symptom toothache/],
  ["of another page", urgent(":fever-radiation"), /^17: fever-radiation is not for this page/],
  ["and softens it", emergency(":chest-pain, unless it is mild"), /^17: .*softens/],
  ["and says how long to wait", emergency(":fit, only if it lasts"), /^17: .*softens/],
  ["and says how long it may last", emergency(":fit for more than 5 minutes"), /^17: .*softens/],
  ["that cannot wait, in a card without “now”", urgent(":waters-break"), /^17: .*"now/],
])("a line that names a symptom %s is refused", (_, card, problem) => {
  expect(problemsOf(card)[0]).toMatch(problem);
});

test.each([
  ["in other words", emergency("you feel chest pressure"), /chest-pain \(emergency\)/],
  ["at a lower level", urgent("urine will not come"), /cannot-pass-urine \(emergency\)/],
  ["at a higher level", emergency("one calf is sore"), /leg-clot \(urgent\)/],
  ["beside one by name", emergency(":fit, or you vomit blood"), /vomits-blood \(emergency\)/],
  ["in bold letters", urgent("your **chest hurts**"), /chest-pain \(emergency\)/],
])("a line that has a symptom %s is refused", (_, card, problem) => {
  expect(problemsOf(card)).toEqual([expect.stringMatching(problem)]);
});

test("a paragraph and the heading of a card are read like its lines", () => {
  const paragraph = ":::urgent[Call us if:]\nYou have chest pain.\n:::";
  expect(problemsOf(paragraph)).toEqual([expect.stringMatching(/^16: .*chest-pain/)]);
  const heading = ":::urgent[Call us now if you have chest pain]\nDo not wait.\n:::";
  expect(problemsOf(heading)).toEqual([expect.stringMatching(/^15: the heading names chest-pain/)]);
});

test("a card may say in brackets when to call 112 instead", () => {
  expect(problemsOf(urgent("you feel sick (with chest pain, call 112)"))).toEqual([]);
  expect(problemsOf(urgent("you feel sick (with chest pain, lie down)"))).toHaveLength(1);
});

test("a symptom of one group of patients has another level on their pages", () => {
  const calf = emergency(":leg-clot-pregnancy");
  expect(problemsOf(calf, "/CaesareanSection")).toEqual([]);
  expect(problemsOf(calf, "/HerniaRepair")).toHaveLength(1);
  expect(problemsOf(emergency("a fever of 39 °C"), "/HerniaRepair")).toEqual([]);
  expect(problemsOf(emergency("a fever of 39 °C"), "/Chemotherapy")).toHaveLength(1);
});

test("a card on the law or a warning may use any words", () => {
  expect(problemsOf(":::warning[Tell the nurse if your chest hurts]\nAt once.\n:::")).toEqual([]);
});

test.each(Object.entries(symptoms))(
  "%s has words that follow “if”, a source, and a card where it may stand",
  (name, symptom: Symptom) => {
    expect(symptom.wording).toMatch(/^(?:[a-z]|BP ).*[^.:;]$/);
    expect(symptom.source).toMatch(/^[A-Z].{4}/);
    const kind = { emergency: "emergency", urgent: "urgent", soon: "nonurgent" }[symptom.level];
    const card = `:::${kind}[Call 112 or 108 now if:]\n\n- :${name}\n\n:::`;
    expect(problemsOf(card, symptom.on?.[0])).toEqual([]);
  },
);
