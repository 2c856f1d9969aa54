import { toPlain, toWholePhone } from "#app/forms/typed-numbers.ts";

const publicNumbers = ["100", "101", "102", "104", "108", "112", "1091", "1098"];
const hint = "such as 011 2345 6789, 98765 43210 or 1800 200 0000";
// "+91 (0)172 …": the 0 is dialled without the country's code only.
const zeroAfterCountry = /^((?:\+|00)?91[ /-]*)0[ /-]*(?=(?:\d[ /-]*){10}$)/;

/** A number as the hospital writes it, without what is no part of one; or what is wrong with it. */
export function readHospitalPhone(
  typed: string,
): { number: string; error?: undefined } | { number?: undefined; error: string } {
  const plain = toPlain(typed).replace(/^(?:tel|phone|ph|mobile|mob|whatsapp)[\s.:]*/i, "");
  const number = toWholePhone(plain)
    ?.replace(/\p{Pd}/gu, "-")
    .replace(/[.()]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(zeroAfterCountry, "$1");
  if (number === undefined) return { error: `Number must be a phone number, ${hint}.` };
  const digits = number.replace(/\D/g, "");
  if (digits === "") return { error: "Number is required." };
  if (publicNumbers.includes(digits)) {
    return { error: `${digits} is not the hospital's. Pages show 112 and 108 anyway.` };
  }
  if (!/^\+?\d[\d /-]*$/.test(number)) return { error: `Number must be a phone number, ${hint}.` };
  if (digits.length > 15) return { error: "Write one number in each row." };
  if (!isComplete(number, digits)) {
    return { error: `Number must have its area code, ${hint}.` };
  }
  return { number };
}

function isComplete(number: string, digits: string): boolean {
  if (/^18[06]0/.test(digits)) return /^\d{10,11}$/.test(digits);
  if (number.startsWith("+") && !digits.startsWith("91")) return digits.length >= 8;
  return /^(?:\+91|0091|91|0)?[1-9]\d{9}$/.test(number.replace(/[ /-]/g, ""));
}
