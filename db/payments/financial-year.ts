/** The year of the books in India, from 1 April, such as "26-27", of a day in the hospital. */
export function financialYearOf(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return nameYear(month >= 4 ? year : year - 1);
}

export function financialYearBefore(day: string, years: number): string {
  return nameYear(2000 + Number(financialYearOf(day).slice(0, 2)) - years);
}

function nameYear(first: number): string {
  const short = (year: number) => String(year % 100).padStart(2, "0");
  return `${short(first)}-${short(first + 1)}`;
}
