export interface PhoneNumber {
  shown: string;
  link: `tel:${string}`;
}

// Free, or for the price of a local call; from all of India without an area.
const nationwide = /^18[06]0\d{6,7}$/;

/** Numbers without a country's code are Indian; short and nationwide ones (1800 …, 1860 …) are dialled as they are. */
export function toPhoneNumber(typed: string): PhoneNumber {
  const number = toDialled(typed);
  return { shown: toShown(typed, number), link: `tel:${number}` };
}

function toDialled(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  if (typed.trimStart().startsWith("+")) return `+${digits}`;
  if (digits.length < 8 || nationwide.test(digits)) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (digits.length === 12 && digits.startsWith("91")) return `+${digits}`;
  return `+91${digits.replace(/^0/, "")}`;
}

function toShown(typed: string, number: string): string {
  if (nationwide.test(number)) return `${number.slice(0, 4)} ${inTwo(number.slice(4), 3)}`;
  if (!/^\+91\d{10}$/.test(number)) return typed.replace(/[\s()/-]+/g, " ").trim();
  const digits = number.slice(3);
  const area = areaOf(typed, digits);
  if (!area) return inTwo(digits, 5);
  const rest = digits.slice(area.length);
  return `0${area} ${inTwo(rest, Math.max(3, rest.length - 4))}`;
}

const largeCities = /^(?:11|20|22|33|40|44|79|80)/;

/** As it was typed apart from the rest, else of the usual length; none of a mobile number. */
function areaOf(typed: string, digits: string): string | undefined {
  const [first = ""] = /\d+/.exec(typed.replace(/^\s*(?:\+|00)?91(?=\D)/, "")) ?? [];
  if (/^0?[1-8]\d{1,2}$|^0[1-8]\d{3}$|^[1-5]\d{3}$/.test(first)) return first.replace(/^0/, "");
  const isLarge = largeCities.test(digits);
  if (/^[6-9]/.test(digits) && !(first.startsWith("0") && isLarge)) return undefined;
  return digits.slice(0, isLarge ? 2 : 3);
}

function inTwo(digits: string, length: number): string {
  return `${digits.slice(0, length)} ${digits.slice(length)}`;
}
