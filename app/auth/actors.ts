/** Who acts without an account. */
export const actors: readonly (readonly [email: string, name: string])[] = [
  ["applicant", "An applicant"],
  ["retention", "The daily clean-up"],
  ["command line", "The command line"],
  ["set-up", "The first set-up"],
  ["seed", "The sample data"],
];

/** A person by what the record of changes has of them. */
export function nameOfActor(email: string): string {
  return actors.find(([known]) => known === email)?.[1] ?? email;
}
