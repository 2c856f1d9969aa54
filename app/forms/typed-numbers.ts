const zeros = [0x966, 0xa66, 0x660, 0x6f0];
// A raised digit, as of a footnote, is no digit of the number before it.
const notRaised = /\P{No}+/gu;
const phoneLabel = /^(?:tel|phone|ph|mobile|mob|cell)[\s.:]*(?=[\d+(])/i;
const grouped = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,2}(?: \d{2,3})* \d{3})(?:\.00?)?$/;
const decimals = /^(\+?\d[\d,]*)\.0+$/;
const thousands = /^\d{1,3}(?:,\d{2,3})+$/;
const fraction = /^[^.]*(?:\d{6}\.\d|\d\.\d{1,2}(?!\d))[^.]*$/;
const beforeRupees = /^(?:₹|rs\.?|inr|rupees?|रु\.?|रुपये)\s*/i;
const afterRupees = /(?:\s*(?:\/[-=]?|₹|rs\.?|inr|rupees?|रु\.?|रुपये|only))+$/i;
const years =
  /^(\d+)(?:\.0+)?\s*\+?\s*(?:(?:years?|yrs?|वर्ष|साल|ਸਾਲ)\.?\s*\+?)?(?:\s*(?:of\s+)?exp(?:erience|\.)?)?$/i;

const longest = 100;

export function readPhone(typed: string): string {
  if (typed.length > longest) return typed;
  const whole = toWholePhone(toPlain(typed).replace(phoneLabel, ""));
  if (whole === undefined) return typed;
  const digits = whole
    .replace(/[\s().\p{Pd}]/gu, "")
    .replace(/^(?:\+91|0091|91)?0?(?=\d{10}$)/, "");
  return /^\d{10}$/.test(digits) ? digits : typed;
}

export function toWholePhone(plain: string): string | undefined {
  const whole = plain.replace(decimals, "$1");
  if (fraction.test(whole)) return undefined;
  return thousands.test(whole) ? whole.replaceAll(",", "") : whole;
}

export function readRupees(typed: string): string {
  if (typed.length > longest) return typed;
  const amount = toPlain(typed).replace(beforeRupees, "").replace(afterRupees, "");
  return grouped.test(amount) ? amount.replace(/\.00?$/, "").replace(/[, ]/g, "") : typed;
}

export function readYears(typed: string): string {
  if (typed.length > longest) return typed;
  return years.exec(toPlain(typed))?.[1] ?? typed;
}

export function readCode(typed: string): string {
  return toPlain(typed).replace(/[\s.\p{Pd}]/gu, "");
}

export function readPostalCode(typed: string): string {
  return toPlain(typed)
    .replace(decimals, "$1")
    .replace(/[\s\p{Pd}]/gu, "");
}

export function toPlain(typed: string): string {
  return typed
    .replace(notRaised, (text) => text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, toAscii)
    .replace(/\s+/g, " ")
    .trim();
}

function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
}
