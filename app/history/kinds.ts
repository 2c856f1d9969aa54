import type { EventKind } from "#db/history/events.ts";

/** A part of a text; `changed` where the other text does not have it. */
export interface Piece {
  text: string;
  changed?: true;
}

/** A field in words; the side that there was not, before an addition or after a deletion, is missing. */
export interface Difference {
  label: string;
  before?: Piece[];
  after?: Piece[];
}

/** What somebody did, to be read as a sentence: "Reception changed Dr Asha". */
export interface Entry {
  id: number;
  at: string;
  time: string;
  when: string;
  who: string;
  verb: string;
  thing?: string;
  to?: string | undefined;
  notes: string[];
  differences: Difference[];
}

const eventLabels: Readonly<Record<EventKind, string>> = {
  "sign-in": "Signed in",
  "sign-in failed": "Failed to sign in",
  "sign-out": "Signed out",
  "session ended": "Signed a device out",
  "password changed": "Changed the password",
  "applications listed": "Saw applications",
  "application viewed": "Saw an application",
  "applications exported": "Downloaded applications",
  "register read": "Saw the register",
  "register exported": "Downloaded the register",
  "patients searched": "Searched patients",
  "patient viewed": "Saw a patient",
  "patient erased": "Erased a patient",
  "payments listed": "Saw payments",
  "payments exported": "Downloaded payments",
  "lost numbers recorded": "Recorded lost numbers",
  "history exported": "Downloaded the history",
  "backup downloaded": "Downloaded a backup",
};

export const eventKinds: readonly (readonly [kind: string, label: string])[] =
  Object.entries(eventLabels);
