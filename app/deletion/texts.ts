import type { ConfirmTexts } from "#app/ui/confirm.tsx";
import type { Subject } from "#db/entities.ts";

export function deletionTexts(
  noun: string,
  own: { loadFailure: string; advice?: string; failure?: string },
): ConfirmTexts {
  return {
    title: "Confirm Delete",
    question: deletionQuestion(`this ${noun}`),
    button: "Delete",
    busy: "Deleting...",
    isDangerous: true,
    failure: `Failed to delete ${noun}`,
    unsure: "It may or may not have been deleted. Press the button again.",
    ...own,
  };
}

const nouns: Partial<Record<Subject, string>> = { sitting: "OPD session", "own page": "page" };

export function nounOf(subject: Subject): string {
  return nouns[subject] ?? subject;
}

export function deletionQuestion(what: string): string {
  return `Are you sure you want to delete ${what}?`;
}
