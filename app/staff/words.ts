import type { LinkEnd } from "#db/accounts/staff-links.ts";

/** What somebody reads whose link leads nowhere; `unknown` is one that was never made, or long ago. */
export const linkEnds: Readonly<Record<LinkEnd, string>> = {
  expired: "It was valid for 48 hours. Please ask an administrator of this website for a new one.",
  used: "It was used already, and works only once. Please sign in with the password that was chosen.",
  replaced: "A newer link was made since. Please use that one.",
  withdrawn: "It was withdrawn. Please ask an administrator of this website.",
  unknown: "It is not complete, or too old. Please copy all of it, or ask for a new one.",
};

export const aboutRoles =
  "An editor manages doctors, OPD timings, links, notices and applications. The front desk sees patients and gives tokens; with cash, it takes payments too. An administrator can do both, and manages accounts, backups and what the website says about the hospital, and can delete permanently.";

export const ownAccount =
  "This is your own account, and you could lock yourself out: another administrator has to do that. Your password and devices are under My account.";

export const lastAdmin =
  "Nobody else could look after the accounts then. Make another account an administrator first.";
