export function years(number: number): string {
  return number === 1 ? "1 year" : `${number} years`;
}
