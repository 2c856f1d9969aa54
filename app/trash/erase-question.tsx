import confirm from "#app/ui/confirm.module.css";
import { Confirm } from "#app/ui/confirm.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import type { KeptSubject } from "#db/entities.ts";

const more: Partial<Record<KeptSubject, string>> = {
  doctor: " The photos and the OPD times go too.",
};

/** Asks before something goes from everywhere. */
export function EraseQuestion({
  thing,
  ...question
}: {
  title: string;
  thing: { name: string; subject: KeptSubject } | Unread;
  failure: string;
  list: string;
  result: unknown;
}) {
  const subject = isUnread(thing) ? undefined : thing.subject;
  return (
    <Confirm
      question="Nobody can bring this back. Are you sure?"
      what={isUnread(thing) ? thing : thing.name}
      advice={`It goes at once from the list, the Trash, the history and every file of the website's data.${(subject && more[subject]) ?? ""} Backups made until now contain it until newer ones have replaced them.`}
      {...question}
    >
      <SubmitButton className={`button ${confirm.danger}`} busy="Deleting...">
        {question.title}
      </SubmitButton>
    </Confirm>
  );
}
