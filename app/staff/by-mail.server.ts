import { readHospital } from "#app/hospital/hospital.server.ts";
import { hoursForLink } from "#db/accounts/staff-links.ts";
import { queueLetter } from "#db/settings/outbox.ts";

const letters = {
  "/invitation": (hospital: string) => ({
    subject: `Your invitation to the dashboard of ${hospital}`,
    why: `${hospital} invites you to the dashboard of its website.`,
  }),
  "/new-password": (hospital: string) => ({
    subject: `A new password for the dashboard of ${hospital}`,
    why: `An administrator of ${hospital} made this link for you.`,
  }),
};

export type LinkedPage = keyof typeof letters;

export function mailLink(
  page: LinkedPage,
  recipient: string,
  address: string,
  token: string,
): void {
  const { subject, why } = letters[page](readHospital().name);
  const text = `${why} Choose your password here:

${address}

The link works once, for ${hoursForLink} hours. Give it to nobody. If you did not expect this email, delete it.
`;
  queueLetter({ recipient, subject, text, token }, hoursForLink);
}
