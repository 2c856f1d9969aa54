import { describe, expect, test } from "vitest";
import { readOpd, showOpd } from "./opd-hours.ts";

function read(text: string): string {
  const opd = readOpd(text);
  return "hours" in opd ? showOpd(opd.hours) : opd.problem;
}

describe("days and hours of OPD are read as hospitals write them", () => {
  test.each([
    ["Mon, Wed, Fri 10-1", "Mon, Wed and Fri 10 AM–1 PM"],
    ["Mon-Sat\n10:00 AM - 2:00 PM", "Mon–Sat 10 AM–2 PM"],
    ["MON TO SAT 9.30AM TO 1.30PM", "Mon–Sat 9:30 AM–1:30 PM"],
    ["Daily 9 am to 2 pm except Sunday", "Mon–Sat 9 AM–2 PM"],
    ["Daily except Sunday\n5 to 7 pm", "Mon–Sat 5–7 PM"],
    ["All days 10-1 & 5-7", "Mon–Sun 10 AM–1 PM; Mon–Sun 5–7 PM"],
    ["सोम से शनि 10-1", "Mon–Sat 10 AM–1 PM"],
    ["सोमवार से शनिवार सुबह 10 बजे से दोपहर 1 बजे तक", "Mon–Sat 10 AM–1 PM"],
    ["सोम, बुध और शुक्र शाम ५ से ७", "Mon, Wed and Fri 5–7 PM"],
    ["प्रतिदिन 10-2 (रविवार बंद)", "Mon–Sat 10 AM–2 PM"],
    ["रविवार को छोड़कर प्रतिदिन 10 से 2", "Mon–Sat 10 AM–2 PM"],
    ["प्रतिदिन (रविवार छोड़कर) सुबह 9 से 12", "Mon–Sat 9 AM–12 PM"],
    ["Mon-Fri 10-1, Sat & Sun closed", "Mon–Fri 10 AM–1 PM"],
    ["Daily, Sunday closed 10-2", "Mon–Sat 10 AM–2 PM"],
    ["Mon-Sat 1400 hrs - 1600 hrs", "Mon–Sat 2–4 PM"],
    ["ਸੋਮ ਤੋਂ ਸ਼ਨੀ 10-1", "Mon–Sat 10 AM–1 PM"],
    ["1st & 3rd Sat 10-1", "1st and 3rd Sat 10 AM–1 PM"],
    ["2nd Sunday of every month 11 AM to 1 PM", "2nd Sun 11 AM–1 PM"],
    ["Mon-Sat 10-1, 2nd Sat off", "Mon–Fri 10 AM–1 PM; 1st, 3rd, 4th and 5th Sat 10 AM–1 PM"],
    ["Mon-Fri 10-1, Sat 10-12", "Mon–Fri 10 AM–1 PM; Sat 10 AM–12 PM"],
    ["10-1 (Mon-Sat), 5-7 (Tue, Thu)", "Mon–Sat 10 AM–1 PM; Tue and Thu 5–7 PM"],
    ["Mon-Sat 10-1 (Thursday closed)", "Mon, Tue, Wed, Fri and Sat 10 AM–1 PM"],
    ["MWF 10-1", "Mon, Wed and Fri 10 AM–1 PM"],
    ["T/Th/S 4-6", "Tue, Thu and Sat 4–6 PM"],
    ["Tues & Thurs - 12 noon to 2 pm", "Tue and Thu 12–2 PM"],
    ["Mon to Sat 14:00-18:00", "Mon–Sat 2–6 PM"],
    ["Mon-Sat 09:00 Hrs to 13:00 Hrs", "Mon–Sat 9 AM–1 PM"],
    ["Morning 8-10 Mon-Sat", "Mon–Sat 8–10 AM"],
    ["Mon-Sat 9-11 am, 6-8 pm", "Mon–Sat 9–11 AM; Mon–Sat 6–8 PM"],
    ["Sat to Mon 10-1", "Mon, Sat and Sun 10 AM–1 PM"],
    ["On call", ""],
    ["By appointment only", ""],
  ])("%s", (text, said) => expect(read(text)).toBe(said));
});

describe("what could mean two things is said to be unclear, never guessed", () => {
  test.each([
    ["Mon-Sat 7-9", "whether AM or PM"],
    ["Mon-Sat 8-10", "whether AM or PM"],
    ["Mon-Sat", "the hours are missing"],
    ["10-1", "the days are missing"],
    ["Mon-Sat 10 AM", "from when until when"],
    ["Mon-Sat 10 AM onwards", "“onwards” is not understood"],
    ["Alternate days 10-1", "“Alternate days 10-1” is not understood"],
    ["Working days 10-1", "is not understood"],
    ["1st & 3rd Sat, Sun 10-1", "on which days the weeks"],
    ["Mon-Sat 10:10-1", "whole and half hours"],
    ["Mon-Sat 24 hours", "is not understood"],
    ["Sunday closed 10-1", "the days are missing"],
    ["Mon 10-1 evening", "the hours are missing"],
    ["Mon-Sat 2 pm to 10 am", "later than the beginning"],
    ["Month end", "is not understood"],
    ["Last Sat 10-1", "is not understood"],
  ])("%s", (text, said) => expect(read(text)).toContain(said));

  test("a long text is read in no time", () => {
    const before = performance.now();
    for (const piece of ["mon ", "1 ", "- ", "1st ", "( ", "m w ", "सोम"]) read(piece.repeat(2500));
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
