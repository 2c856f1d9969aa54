import { whereInsured } from "./where-insured.ts";

/** What people ask first about a procedure, in this order. */
export const glanceRows = {
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

type Row = keyof typeof glanceRows;

export type Glance = Record<Row, string>;

export function listGlance(glance: Glance, { isInsured }: { isInsured: boolean }) {
  return Object.entries(glanceRows).map(([row, question]) => {
    return { question, answer: whereInsured(glance[row as Row], isInsured) };
  });
}
