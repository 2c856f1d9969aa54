export function aboutMadeLinks(count: number, what: string): string {
  if (count === 0) return "";
  const links = count === 1 ? "1 open link" : `${count} open links`;
  return ` ${links} that this account made (invitations, new passwords) ${what}.`;
}
