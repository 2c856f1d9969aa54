import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emergencyProblems } from "./pages/emergency-words.ts";
import { sourceTexts } from "./pages/source-texts.ts";

const root = join(import.meta.dirname, "..");

test.each([
  "In an emergency, come at once.",
  "With chest pain rush straight to our casualty.",
  "Bring the patient here immediately.",
  "Do not wait: drive to the hospital as fast as you can.",
  "Return to us right away if the bleeding starts again.",
  "Come to us now; there is no need to call.",
  "Our desk can help you at once.",
  "Someone at our number is always there to answer.",
  "A doctor is on duty round the clock.",
  "We are here day and night.",
  "You can call us at any hour.",
  "Call our reception day or night.",
  "Nurses answer your questions 24 hours a day.",
  "Our emergency team stands ready at all times.",
  "Day and night, our doctors are here for you.",
  "Open 24x7.",
  "In an emergency ring our desk.",
  "If it is urgent, speak to reception.",
  "For anything urgent, call +91…: our nurses know what to do.",
])("“%s” is found", (text) => {
  expect(emergencyProblems(text)).not.toEqual([]);
});

test.each([
  "In an emergency call 112, or 108 for an ambulance.",
  "In an emergency call 112 or 108. For anything else call us:",
  "Tele MANAS on 14416 listens free of charge, day and night.",
  "Go to your maternity hospital now, by day or night, if:",
  "Come for the first visit as soon as you think you are pregnant.",
  "You can come back at any time of the year for the second dose.",
  "Call us the same day if your wound smells.",
  "Reception: +91…. If nobody answers, see any doctor the same day.",
  "An emergency pill works if taken within 72 hours.",
  "Some people always bring a relative.",
  "We erase what you sent at once.",
  "An anaesthetist may not be free at every hour; ask about this.",
  "Go to a hospital at once; an X-ray comes first.",
])("“%s” is not", (text) => {
  expect(emergencyProblems(text)).toEqual([]);
});

// For staff and for programs, and what the hospital itself has said of its hours.
const notForVisitors =
  /^app\/(?:[a-z]+-(?:api|desk)|api|auth|dashboard|devices|first-run|history|reference|second-step|settings|sign-in|staff|trash)\/|\/(?:staff|api)-|\/emergency-hours\.ts$/;

test("nothing that visitors read outside the articles promises that somebody is there, or sends an emergency to the hospital", () => {
  for (const folder of ["app", "server"]) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of names.map((name) => `${folder}/${name}`)) {
      if (!/\.tsx?$/.test(file) || file.includes(".test.") || notForVisitors.test(file)) continue;
      const source = readFileSync(join(root, file), "utf8");
      const text = sourceTexts(
        source.replaceAll("{emergency}", "112").replaceAll("{ambulance}", "108"),
      );
      expect([file, emergencyProblems(text)]).toEqual([file, []]);
    }
  }
});

test("a sentence that goes through links and lines of a source file is read as one", () => {
  const source = `<p className="panel">
    <b>{\`The OPD is closed: \${closed}.\`}</b> In an emergency call{" "}
    <a href={\`tel:\${emergencyNumber}\`}>{emergencyNumber}</a> or
    come at once.
  </p>`;
  expect(sourceTexts(source)).toContain("In an emergency call 112 or come at once.");
});
