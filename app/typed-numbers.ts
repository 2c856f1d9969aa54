// The zeros of the keyboards for Hindi, Punjabi and Urdu.
const zeros = [0x966, 0xa66, 0x660, 0x6f0];
const phoneLabel = /^(?:tel|phone|ph|mobile|mob|cell)[\s.:]*(?=[\d+(])/i;
const grouped = /^(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.00?)?$/;
const beforeRupees = /^(?:₹|rs\.?|inr|rupees?|रु\.?|रुपये)\s*/i;
const afterRupees = /(?:\s*(?:\/[-=]?|₹|rs\.?|inr|rupees?|रु\.?|रुपये|only))+$/i;
const years =
  /^(\d+)\s*\+?\s*(?:(?:years?|yrs?|वर्ष|साल|ਸਾਲ)\.?\s*\+?)?(?:\s*(?:of\s+)?exp(?:erience|\.)?)?$/i;

/** "+91 98765-43210" as 9876543210. What is not understood comes back as it is. */
export function readPhone(typed: string): string {
  const digits = toPlain(typed)
    .replace(phoneLabel, "")
    .replace(/[\s().\p{Pd}]/gu, "")
    .replace(/^(?:\+91|0091|91)?0?(?=\d{10}$)/, "");
  return /^\d{10}$/.test(digits) ? digits : typed;
}

/** "Rs 1,000/-" as 1000. What is not understood comes back as it is. */
export function readRupees(typed: string): string {
  const amount = toPlain(typed).replace(beforeRupees, "").replace(afterRupees, "");
  return grouped.test(amount) ? amount.replace(/\.00?$/, "").replace(/[, ]/g, "") : typed;
}

/** "15+ years" as 15. What is not understood comes back as it is. */
export function readYears(typed: string): string {
  return years.exec(toPlain(typed))?.[1] ?? typed;
}

/** "123 456" as 123456. */
export function readCode(typed: string): string {
  return toPlain(typed).replace(/[\s.\p{Pd}]/gu, "");
}

/** With ASCII digits and plain spaces, and without the invisible marks that contacts are copied with. */
export function toPlain(typed: string): string {
  return typed
    .normalize("NFKC")
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
