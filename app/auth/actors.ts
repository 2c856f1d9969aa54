export const actors: readonly (readonly [email: string, name: string])[] = [
  ["applicant", "An applicant"],
  ["retention", "The daily clean-up"],
  ["command line", "The command line"],
  ["set-up", "The first set-up"],
  ["seed", "The sample data"],
];

export function nameOfActor(email: string): string {
  return actors.find(([known]) => known === email)?.[1] ?? email;
}
