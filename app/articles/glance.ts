import { z } from "zod";

const answer = z.string().trim().min(3).max(130);

/** What people ask first about a procedure, in the order of the table. */
const rows = {
  length: "How long it takes",
  anaesthetic: "Anaesthetic",
  stay: "In hospital",
  work: "Off work",
  lifting: "Lifting",
  driving: "Driving and riding",
  food: "Food and drink before",
  medicines: "Medicines before",
  bring: "What to bring",
} as const;

type Row = keyof typeof rows;

export const glanceFields = z.strictObject(
  Object.fromEntries(Object.keys(rows).map((row) => [row, answer])) as Record<Row, typeof answer>,
);

export type Glance = z.infer<typeof glanceFields>;

export function listGlance(glance: Glance): { question: string; answer: string }[] {
  return Object.entries(rows).map(([row, question]) => ({ question, answer: glance[row as Row] }));
}
