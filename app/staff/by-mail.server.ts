import { readHospital } from "#app/hospital/hospital.server.ts";
import { hoursForLink } from "#db/accounts/staff-links.ts";
import { queueLetter } from "#db/settings/outbox.ts";

export function mailInvitation(recipient: string, address: string): void {
  const { name } = readHospital();
  const subject = `Your invitation to the dashboard of ${name}`;
  send(recipient, subject, `${name} invites you to the dashboard of its website.`, address);
}

export function mailPasswordLink(recipient: string, address: string): void {
  const { name } = readHospital();
  const subject = `A new password for the dashboard of ${name}`;
  send(recipient, subject, `An administrator of ${name} made this link for you.`, address);
}

function send(recipient: string, subject: string, why: string, address: string): void {
  const text = `${why} Choose your password here:

${address}

The link works once, for ${hoursForLink} hours. Give it to nobody. If you did not expect this email, delete it.
`;
  queueLetter({ recipient, subject, text }, hoursForLink);
}
