import { toPlain } from "#app/forms/typed-numbers.ts";

export const aadhaarMessage = "This looks like an Aadhaar number, which must not be kept here.";

// The Verhoeff check digit: multiplication in the dihedral group of ten, and its permutation.
const multiply = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

// Not the end of a longer number, nor of an ABHA number: that has two digits before, as in 91-1234-5678-9012.
const twelveDigits = /(?<!\d|\b\d\d-|^\d\d )\d(?:[ -]?\d){11}(?!\d)/g;

/** Whether a text has twelve digits in a row, however they are parted, that are an Aadhaar number. */
export function hasAadhaar(text: string): boolean {
  const groups = toPlain(text).match(twelveDigits) ?? [];
  return groups.some((group) => /^[2-9]/.test(group) && isVerhoeff(group.replace(/\D/g, "")));
}

function isVerhoeff(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((digit, place) => {
    let value = Number(digit);
    for (let times = place % 8; times > 0; times -= 1) value = permutation[value] as number;
    check = multiply[check]?.[value] as number;
  });
  return check === 0;
}
