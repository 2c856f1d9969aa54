import type { Job } from "#db/accounts/jobs.ts";

/** What an administrator can do with the account of somebody else, by the last part of its address. */
export const changes = {
  "make-administrator": {
    title: "Make administrator",
    question: "Do you want to make this account an administrator's?",
    advice:
      "They will be able to manage accounts, backups and hospital details, and delete records permanently. This takes effect immediately.",
    busy: "Changing...",
    done: "is an administrator now.",
  },
  "make-editor": {
    title: "Make editor",
    question: "Do you want to make this account an editor's?",
    advice:
      "They will be able to manage doctors, OPD timings, links, notices and applications, and nothing else. This takes effect immediately.",
    busy: "Changing...",
    done: "is an editor now.",
  },
  "make-editor-and-desk": {
    title: "Make editor and front desk",
    question: "Do you want to make this account that of an editor who works at the front desk too?",
    advice:
      "They will be able to manage doctors, OPD timings, links, notices and applications, and to see patients and give tokens. This takes effect immediately.",
    busy: "Changing...",
    done: "is an editor and at the front desk now.",
  },
  "make-front-desk": {
    title: "Make front desk",
    question: "Do you want to make this account the front desk's?",
    advice:
      "They will be able to see patients and give tokens, and nothing else. This takes effect immediately.",
    busy: "Changing...",
    done: "is at the front desk now.",
  },
  "make-editor-and-cash": {
    title: "Make editor, front desk and cash",
    question: "Do you want to make this account that of an editor who keeps the cash too?",
    advice:
      "They will be able to manage doctors, OPD timings, links, notices and applications, to see patients, give tokens, take payments and count the cash. This takes effect immediately.",
    busy: "Changing...",
    done: "is an editor and keeps the cash now.",
  },
  "make-front-desk-and-cash": {
    title: "Make front desk and cash",
    question: "Do you want to make this account that of somebody who keeps the cash?",
    advice:
      "They will be able to see patients, give tokens, take payments and count the cash, and nothing else. This takes effect immediately.",
    busy: "Changing...",
    done: "is at the front desk and keeps the cash now.",
  },
  "sign-out": {
    title: "Sign out everywhere",
    question: "Do you want to sign out all devices of this account?",
    advice:
      "API tokens end too. They can sign in again with their password and, if it is set up, their code.",
    busy: "Signing out...",
    done: "is signed out everywhere.",
  },
  disable: {
    title: "Disable",
    question: "Do you want to disable this account?",
    advice:
      "Nobody can sign in to it any more, and its devices and API tokens are signed out immediately. Everything they have done stays, and you can enable the account again.",
    busy: "Disabling...",
    done: "is disabled, and signed out everywhere.",
  },
  enable: {
    title: "Enable",
    question: "Do you want to enable this account?",
    advice: "They can sign in again with their old password.",
    busy: "Enabling...",
    done: "can sign in again.",
  },
  remove: {
    title: "Remove",
    question: "Do you want to remove this account?",
    advice:
      "It cannot be brought back. The history keeps what they did. To stop somebody for a while, disable the account instead.",
    busy: "Removing...",
    done: "has no account any more.",
  },
} as const;

export type ChangeName = keyof typeof changes;

export const changeTo = {
  editor: "make-editor",
  "editor-desk": "make-editor-and-desk",
  "editor-cash": "make-editor-and-cash",
  desk: "make-front-desk",
  cash: "make-front-desk-and-cash",
  admin: "make-administrator",
} as const satisfies Record<Job, ChangeName>;

export const jobChanges: readonly ChangeName[] = Object.values(changeTo);

/** Undefined for anything else. */
export function changeNamed(name: string): ChangeName | undefined {
  return Object.hasOwn(changes, name) ? (name as ChangeName) : undefined;
}

/** The links that the account has made stop working then. */
export function endsLinks(name: ChangeName): boolean {
  return name !== "make-administrator" && name !== "enable";
}

/** Shown in red: it locks the person out. */
export function isDestructive(name: ChangeName): boolean {
  return name === "disable" || name === "remove";
}
