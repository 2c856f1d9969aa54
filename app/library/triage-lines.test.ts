import { expect, test } from "vitest";
import { compileArticle } from "#app/library/compile/compile.ts";
import { articles } from "../../tests/pages/compiled-library.ts";
import { settledLines } from "../../tests/pages/settled-lines.ts";
import { atTwoLevels, symptomLines } from "../../tests/pages/symptom-lines.ts";
import { type ArticlePath, articleLinks } from "./groups.ts";
import { type Symptom, type SymptomName, symptoms } from "./triage.ts";

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
  [
    "at another level",
    urgent(":chest-pain"),
    /^17: “there is chest pain.*” belongs in a card for emergencies/,
  ],
  ["that is not known", urgent(":toothache"), /^17: the list of symptoms has no “:toothache”/],
  [
    "of another page",
    urgent(":fever-radiation"),
    /^17: “you have radiation alone.*” is not for this page/,
  ],
  ["and softens it", emergency(":chest-pain, unless it is mild"), /^17: .*sound less urgent/],
  ["and says how long to wait", emergency(":fit, only if it lasts"), /^17: .*sound less urgent/],
  [
    "and says how long it may last",
    emergency(":fit for more than 5 minutes"),
    /^17: .*sound less urgent/,
  ],
  ["that cannot wait, in a card without “now”", urgent(":waters-break"), /^17: .*“now/],
])("a line that names a symptom %s is refused", (_, card, problem) => {
  expect(problemsOf(card)[0]).toMatch(problem);
});

test.each([
  ["in other words", emergency("you feel chest pressure"), /list as “there is chest pain/],
  ["at a lower level", urgent("urine will not come"), /belongs in a card for emergencies/],
  ["at a higher level", emergency("one calf is sore"), /belongs in a card for the same day/],
  ["beside one by name", emergency(":fit, or you vomit blood"), /list as “.*vomit/],
  ["in bold letters", urgent("your **chest hurts**"), /list as “there is chest pain/],
])("a line that has a symptom %s is refused", (_, card, problem) => {
  expect(problemsOf(card)).toEqual([expect.stringMatching(problem)]);
});

test("for a symptom in other words the words of the list are suggested, where nothing else is lost", () => {
  const suggested = (line: string) => compileCard(emergency(line)).problems[0]?.correction?.text;
  expect(suggested("you feel chest pressure")).toBe(":chest-pain");
  expect(suggested(":fit, or you vomit blood")).toBeUndefined();
  expect(suggested("you have a tight chest, or you vomit blood")).toBeUndefined();
  expect(suggested("your chest hurts (lying down, call 112)")).toBeUndefined();
});

test("a paragraph and the heading of a card are read like its lines", () => {
  const paragraph = ":::urgent[Call us if:]\nYou have chest pain.\n:::";
  expect(problemsOf(paragraph)).toEqual([expect.stringMatching(/^16: .*chest pain/)]);
  const heading = ":::urgent[Call us now if you have chest pain]\nDo not wait.\n:::";
  expect(problemsOf(heading)).toEqual([
    expect.stringMatching(/^15: the heading has “there is chest pain/),
  ]);
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

// How people, and careless writers, say the same thing.
const otherWords: Partial<Record<SymptomName, string[]>> = {
  "chest-pain": [
    "your chest hurts",
    "pain in your chest",
    "a tight chest",
    "there is tightness in the chest",
    "a heavy feeling in the chest",
    "you have a heart attack",
  ],
  "hard-breathing": [
    "you are out of breath",
    "you cannot breathe well",
    "you gasp for air",
    "breathing is difficult",
    "breathing hurts",
    "your lips are blue",
    "you find it hard to breathe",
    "trouble with breathing",
  ],
  "coughs-blood": ["there is blood when you cough", "you spit blood", "blood in the phlegm"],
  stroke: [
    "your mouth is crooked",
    "the face hangs on one side",
    "you cannot speak clearly",
    "an arm is suddenly weak",
    "one arm or leg goes numb",
    "sudden weakness of one side",
    "paralysis",
  ],
  "sight-loss": ["you suddenly cannot see", "you go blind in one eye", "vision is lost"],
  fit: ["there is a convulsion", "convulsions", "epileptic attack", "the body jerks"],
  confused: [
    "you are muddled",
    "the person is unconscious",
    "does not wake up",
    "cannot be woken",
    "is not making sense",
  ],
  "worst-headache": ["a sudden very severe headache", "a thunderclap headache"],
  "stiff-neck": ["your neck is stiff", "a rash that does not fade", "the neck cannot bend"],
  "cannot-pass-urine": [
    "you cannot urinate",
    "urine does not come",
    "you can't pass urine",
    "you are not able to pass urine",
  ],
  "no-urine": ["no urine in 8 hours", "you have not passed urine since morning", "no urine since"],
  "no-urine-baby": ["a nappy stays dry", "no wet diaper"],
  "leg-clot": [
    "a leg is swollen",
    "one leg is swollen",
    "swelling of one leg",
    "pain in the calf",
    "a clot in the leg",
  ],
  "vaginal-bleeding": ["you soak pads", "heavy vaginal bleeding", "you bleed heavily from below"],
  "pregnancy-bleeding": [
    "bleeding while pregnant",
    "you bleed in pregnancy",
    "blood from the vagina in pregnancy",
  ],
  "waters-break": ["your waters break", "the bag of water bursts", "fluid leaks from the vagina"],
  "early-labour": [
    "contractions before 37 weeks",
    "labour pains come early",
    "pains come before the due date",
  ],
  "baby-moves-less": [
    "the baby's kicks are fewer",
    "you feel the baby less",
    "fewer movements of the baby",
  ],
  "pre-eclampsia": ["bad headache", "your face swells", "hands are puffy", "spots before the eyes"],
  "baby-feeding": ["the baby does not feed", "a baby refuses the breast", "a child will not drink"],
  "baby-limp": ["the baby is floppy", "a baby is weak and sleepy"],
  "baby-breathing": ["a baby breathes fast", "the baby's chest pulls in"],
  "baby-temperature": [
    "a newborn has fever",
    "a baby of 2 months has a fever",
    "a baby is cold to the touch",
  ],
  "baby-yellow": ["a newborn looks yellow on the first day", "jaundice on day 1"],
  "cord-stump": ["the navel is red", "pus at the cord"],
  "fever-two-days": ["fever for 3 days", "fever goes on for 3 days", "fever lasts three days"],
  "fever-cancer": ["a high temperature"],
  "fever-shaking": ["you shiver with fever", "rigors", "shaking chills"],
  "fever-extreme-shaking": ["rigors with fever", "the body shakes and you cannot stop it"],
  "fever-after-birth": [
    "you have fever",
    "you feel feverish after the birth",
    "a temperature of 38 °C after a miscarriage",
  ],
  "septic-joint": [
    "a knee is hot and swollen with fever",
    "a swollen joint comes with fever",
    "a child with fever limps",
    "fever in a child who will not put weight on a leg",
  ],
  "urine-clots": ["clots block the urine", "large clots come with the urine", "blood clots pass"],
  "fast-heart": [
    "your heart races",
    "the heart flutters",
    "palpitations",
    "an irregular pulse",
    "the heartbeat is irregular",
  ],
  "pregnancy-pain": [
    "strong pain in the belly",
    "bad pain under the ribs",
    "a belly that stays hard",
  ],
  "cancer-back-pain": ["back pain is new and bad", "strong pain in the lower back"],
  "skin-blisters": ["your skin peels", "a rash blisters", "sores in mouth and eyes"],
  testicle: ["pain in a testicle", "the testicles ache", "severe pain in the scrotum"],
  erection: ["an erection that will not go down", "an erection for more than 4 hours"],
  "vomits-blood": [
    "blood in the vomit",
    "you throw up blood",
    "black stool",
    "stools are black",
    "vomit looks like coffee grounds",
  ],
  "bleeding-wound": [
    "bleeding cannot be stopped",
    "you bleed and it will not stop",
    "heavy bleeding from a wound",
    "blood keeps coming",
  ],
  burn: ["you have a burn", "a large burn", "acid has burnt the skin"],
  allergy: [
    "your tongue swells",
    "swelling of the lips",
    "hives with faintness",
    "swelling of the tongue or throat",
  ],
  suicide: [
    "you think of killing yourself",
    "you want to end your life",
    "thoughts of death",
    "you feel life is not worth living",
    "you plan to kill yourself",
  ],
  poison: ["someone drank acid", "a child swallowed tablets", "took an overdose"],
  battery: ["a button cell was swallowed"],
  choking: ["someone chokes", "food is stuck in the throat"],
  "snake-bite": ["bitten by a snake"],
  "head-injury": ["vomiting after a head injury", "a knock on the head", "injury to the head"],
  "spinal-cord": [
    "legs feel weak",
    "numbness between the legs",
    "you lose control of bladder or bowel",
    "you wet yourself",
    "numb around the back passage",
  ],
  "hernia-stuck": [
    "the hernia is hard",
    "the hernia cannot be pushed back",
    "the bulge becomes hard",
  ],
  "bowel-blocked": ["you pass no wind", "you cannot pass gas or stool", "no gas or stool"],
  "belly-hard": [
    "severe pain in the belly",
    "unbearable belly pain",
    "your belly is rigid",
    "bad pain in the belly",
  ],
  "pain-grows": ["belly pain gets worse each day"],
  yellow: ["your skin turns yellow", "yellow skin", "eyes look yellow"],
  "foul-discharge": ["smelly discharge", "discharge smells bad", "bad-smelling discharge"],
  "menopause-bleeding": [
    "bleeding after the menopause",
    "bleeding after periods have stopped for a year",
  ],
  "blood-in-urine": ["urine is red", "red urine", "blood in urine", "urine has blood"],
  "diabetic-foot": ["a foot wound with diabetes", "a foot ulcer", "a blister on a numb foot"],
  "low-sugar": ["sugar is low", "hypoglycaemia"],
  "high-sugar": ["sugar is very high"],
  "heat-stroke": ["heat stroke", "someone collapses in the heat"],
  "catheter-blocked": ["the catheter is blocked", "no urine in the bag"],
  "catheter-leaks": ["urine leaks round the catheter", "the catheter falls out"],
  "cannot-keep-fluids": [
    "you vomit everything",
    "you cannot keep water down",
    "vomiting does not stop",
  ],
  "wound-infected": ["pus from the wound", "redness around the cut", "the stitches open"],
  "forced-sex": ["you were raped", "sexual assault"],
  dengue: ["dengue"],
  "pregnancy-pressure-severe": ["BP is 160/110"],
  "pressure-crisis": ["BP of 180/120"],
};

test.each(Object.entries(otherWords))(
  "%s is found in a card for visits without hurry, in other words",
  (name, phrases) => {
    const { on, notOn, wording }: Symptom = symptoms[name as SymptomName];
    const path = on?.[0] ?? (notOn?.includes("/Hysterectomy") ? "/Obstetrics" : "/Hysterectomy");
    for (const phrase of phrases) {
      const card = `:::nonurgent[Ask at your next visit if:]\n\n- ${phrase}\n\n:::`;
      expect(problemsOf(card, path).join()).toContain(`is on our list as “${wording}”`);
    }
  },
);

test("a card that wants a doctor the same day says so in its heading", () => {
  for (const { path, body } of articles) {
    for (const [card] of body.matchAll(/<div class="care urgent">.*?<\/h3>/gs)) {
      expect([path, card]).toEqual([
        path,
        expect.stringMatching(/\b(?:same day|today|now|straight away|on the day)\b/),
      ]);
    }
  }
});

const wordings = Object.values(symptoms).map(({ wording }) => wording);

test("no symptom has two levels under two wordings", () => {
  const pairs = atTwoLevels(articles.flatMap(symptomLines), wordings).map((pair) =>
    pair.join(" | "),
  );
  expect(pairs.filter((pair) => !settledLines.includes(pair))).toEqual([]);
  expect(settledLines.filter((pair) => !pairs.includes(pair))).toEqual([]);
});

const emergencyCard = (line: string) =>
  `<div class="care emergency"><ul><li>${line}</li></ul></div>`;
const urgentCard = (line: string) => `<div class="care urgent"><ul><li>${line}</li></ul></div>`;

test.each([
  [
    "a new wording in another card",
    emergencyCard("the stoma turns black"),
    urgentCard("your stoma is turning black"),
  ],
  [
    "one in prose",
    "<p>Call 112 or 108 if the drain fills with blood.</p>",
    urgentCard("the drain is filling with blood"),
  ],
  [
    "a part of a longer line",
    emergencyCard("you faint, or the eye bulges and hurts"),
    urgentCard("an eye that bulges or hurts; or it waters"),
  ],
])("a symptom at two levels is found in %s", (_, one, other) => {
  const lines = [one, other].flatMap((body) => symptomLines({ lead: "", body }));
  expect(atTwoLevels(lines)).toHaveLength(1);
});

test.each([
  [
    "what to do when it gets worse",
    emergencyCard("the drain fills with blood"),
    urgentCard("the drain slips (if the drain fills with blood, call 112)"),
  ],
  [
    "one level in two cards",
    emergencyCard("the stoma turns black"),
    emergencyCard("your stoma is turning black"),
  ],
  [
    "another symptom",
    emergencyCard("the stoma turns black"),
    urgentCard("the stoma leaks at night"),
  ],
])("%s is no symptom at two levels", (_, one, other) => {
  const lines = [one, other].flatMap((body) => symptomLines({ lead: "", body }));
  expect(atTwoLevels(lines)).toEqual([]);
});
