import { counted } from "#app/language/counted.ts";

export function aboutMadeLinks(count: number, what: string): string {
  if (count === 0) return "";
  return ` ${counted(count, "open link")} that this account made (invitations, new passwords) ${what}.`;
}
