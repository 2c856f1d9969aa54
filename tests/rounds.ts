/** How often a property is tried with made-up values: as often as given with `npm run test:all`, else a tenth. */
export function rounds(most: number): number {
  return process.env.JOURNEYS === "all" ? most : Math.ceil(most / 10);
}
