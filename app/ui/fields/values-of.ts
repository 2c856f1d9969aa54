/** The values of a list that was sent, or of one field. */
export function valuesOf(sent: unknown): string[] {
  return [sent].flat().filter((value) => typeof value === "string");
}
