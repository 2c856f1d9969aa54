import type { ConfirmTexts } from "#app/ui/confirm.tsx";
import type { KeptSubject } from "#db/entities.ts";

const more: Partial<Record<KeptSubject, string>> = {
  doctor:
    " The photos and the OPD times go too; only appointments, receipts and checks of pages keep the name.",
};

/** The texts of a screen that asks before something goes from everywhere. */
export function eraseTexts(
  title: string,
  own: { loadFailure: string; failure: string; unsure: string },
): ConfirmTexts {
  return {
    title,
    question: "Nobody can bring this back. Are you sure?",
    button: title,
    busy: "Deleting...",
    isDangerous: true,
    ...own,
  };
}

/** What the loader of such a screen returns. */
export function eraseData(what: string, subject: KeptSubject) {
  return {
    what,
    advice: `It goes at once from the list, the Trash, the history and every file of the website's data.${more[subject] ?? ""} Backups and older copies contain it until they go.`,
  };
}
