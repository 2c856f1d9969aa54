/** A number of years in words: "1 year", "14 years". */
export function years(number: number): string {
  return number === 1 ? "1 year" : `${number} years`;
}
