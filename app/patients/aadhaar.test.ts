import { expect, test } from "vitest";
import { hasAadhaar } from "./aadhaar.ts";

// 2363 is the example of the check digit that Verhoeff's scheme is explained with; these are made up.
test("twelve digits that are an Aadhaar number are recognized, however they are written", () => {
  const number = Array.from({ length: 10 }, (_, digit) => `23412341234${digit}`).filter(hasAadhaar);
  expect(number).toHaveLength(1);
  const [digits = ""] = number;
  const spaced = `${digits.slice(0, 4)} ${digits.slice(4, 8)}-${digits.slice(8)}`;
  expect(hasAadhaar(`card ${spaced}, seen`)).toBe(true);
  const twisted = digits.replace(/^(.)(.)/, "$2$1");
  expect(hasAadhaar(twisted)).toBe(false);
});

test("telephone numbers and card numbers are none", () => {
  for (const text of ["98140 00021", "UHID 120345", "1234 5678 9012", ""]) {
    expect(hasAadhaar(text)).toBe(false);
  }
});

test("no ABHA number is taken for one, and a telephone number before it hides none", () => {
  const last = Array.from({ length: 10 }, (_, digit) => `23412341234${digit}`).find(hasAadhaar);
  const parted = last?.replace(/(.{4})(?=.)/g, "$1-");
  for (const abha of [`91${last}`, `91-${parted}`, `91 ${parted?.replaceAll("-", " ")}`]) {
    expect([abha, hasAadhaar(abha)]).toEqual([abha, false]);
  }
  for (const note of [`98140 00021 ${last}`, `9814000021, ${parted}`, `seen 45 ${last}`]) {
    expect([note, hasAadhaar(note)]).toEqual([note, true]);
  }
});
