export const notes = ["500", "200", "100", "50", "20", "10", "coins"] as const;

export type Note = (typeof notes)[number];

export type Notes = Partial<Record<Note, number>>;

export function sumNotes(counted: Notes): number {
  return notes.reduce((sum, note) => sum + rupeesOf(note) * (counted[note] ?? 0), 0);
}

export function rupeesOf(note: Note): number {
  return note === "coins" ? 1 : Number(note);
}
