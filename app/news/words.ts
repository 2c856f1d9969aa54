const maxShown = 60;

/** The applicant types the position: what is long, or looks like a number or an address of a person, stays out of emails. */
const personal = /\d{3}|@|:\/\/|www\./i;

/** What an email and the feed say of an application: never whose it is. */
export function newsTitle(position: string): string {
  const isPlain = position.length <= maxShown && !personal.test(position);
  return isPlain ? `A new application for ${position}` : "A new application";
}
