const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Such as "Rupees one lakh twenty thousand five hundred only". */
export function amountInWords(rupees: number): string {
  return `Rupees ${inWords(rupees)} only`;
}

function inWords(number: number): string {
  if (number < 20) return small[number] ?? "";
  if (number < 100) return [tens[Math.floor(number / 10)], rest(number % 10)].join("");
  if (number < 1000) return part(number, 100, "hundred");
  if (number < 1_00_000) return part(number, 1000, "thousand");
  return number < 1_00_00_000 ? part(number, 1_00_000, "lakh") : part(number, 1_00_00_000, "crore");
}

function part(number: number, unit: number, name: string): string {
  return `${inWords(Math.floor(number / unit))} ${name}${rest(number % unit)}`;
}

function rest(number: number): string {
  return number === 0 ? "" : ` ${inWords(number)}`;
}
