import { isDeepStrictEqual } from "node:util";
import { compareTranslations } from "#app/own-words/compare.server.ts";
import { groupAt, groups } from "#app/settings/groups.ts";
import { compareVersions, type FieldChange } from "#app/settings/words.ts";
import { isUndoable } from "#db/entities.ts";
import type { Change } from "#db/history/change-list.ts";
import { compareWords, shorten } from "./changed-words.ts";
import { columnsOf, isEmpty, labelOf, notKept, showValue } from "./fields.ts";
import type { Difference } from "./kinds.ts";

type Recorded = Pick<Change, "subject" | "subject_id" | "before" | "after">;

// Shorter texts are easier to read beside each other.
const longText = 60;

export function changedFields(change: Recorded): FieldChange[] {
  const { subject, subject_id, before, after } = change;
  const group = subject === "setting" && groupAt(subject_id);
  if (group) return compareVersions(groups[group], before, after);
  if (subject === "words") return compareTranslations(subject_id, before, after);
  return columnsOf(subject, before, after)
    .filter((column) =>
      before && after
        ? hasChanged(before[column], after[column])
        : !isEmpty((before ?? after)?.[column]),
    )
    .map((column) => ({
      label: labelOf(subject, column),
      ...(before && { before: showValue(subject, column, before[column]) }),
      ...(after && { after: showValue(subject, column, after[column]) }),
    }));
}

// Contacts that are not kept are in an update only where they changed.
function hasChanged(before: unknown, after: unknown): boolean {
  return before === notKept || !isDeepStrictEqual(before, after);
}

/** The same with the words marked that changed, without long texts around them. */
export function markWords({ label, before, after }: FieldChange): Difference {
  if (before === undefined || after === undefined) {
    return {
      label,
      ...(before !== undefined && { before: [{ text: before }] }),
      ...(after !== undefined && { after: [{ text: after }] }),
    };
  }
  if (Math.max(before.length, after.length) <= longText) {
    return {
      label,
      before: [{ text: before, changed: true }],
      after: [{ text: after, changed: true }],
    };
  }
  const compared = compareWords(before, after);
  return { label, before: shorten(compared.before), after: shorten(compared.after) };
}

/** Whether the record had said what changed, before somebody was erased. */
export function isErased({ subject, action, before, after }: Change): boolean {
  const isRecorded = isUndoable(subject) && (subject !== "application" || action !== "create");
  return isRecorded && action !== "erase" && !before && !after;
}
