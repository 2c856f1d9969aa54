import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Entry } from "#app/ui/keeping/drafts.ts";
import type { Group } from "./fields.ts";
import type { KeyedRow } from "./row-list.tsx";
import { changeRows, focusAfter, listOf, type RowChange } from "./rows.ts";
import { blankRow, readTyped, type Typed } from "./typed.ts";

type Lists = Readonly<Record<string, readonly KeyedRow[]>>;

/** The lists of a form as they are changed on the page, without a request. */
export function useLists(
  group: Group,
  {
    shown,
    form,
    formId,
  }: { shown: Typed; form: React.RefObject<HTMLDivElement | null>; formId: string },
) {
  const nextKey = useRef(0);
  const keyed = (rows: Typed["rows"]): Lists =>
    Object.fromEntries(
      Object.entries(rows).map(([name, list]) => [
        name,
        list.map((row) => ({ key: nextKey.current++, row })),
      ]),
    );
  const [state, setState] = useState(() => ({ shown, lists: keyed(shown.rows), isChanged: false }));
  if (state.shown !== shown) setState({ shown, lists: keyed(shown.rows), isChanged: false });

  const change = useCallback(
    (made: RowChange) => {
      const list = listOf(group, made.list);
      if (!list) return 0;
      const blank = { key: nextKey.current++, row: blankRow(list.fields) };
      let count = 0;
      flushSync(() =>
        setState((state) => {
          const rows = changeRows(state.lists[made.list] ?? [], made, blank);
          count = rows.length;
          return { ...state, lists: { ...state.lists, [made.list]: rows }, isChanged: true };
        }),
      );
      focusOn(formId, focusAfter(list, made, count));
      keepDraft(form.current);
      return count;
    },
    [group, form, formId],
  );

  /** As many rows as a draft has, for its values to be filled in. */
  function putBack(entries: Entry[]) {
    const draft = new FormData();
    for (const [name, value] of entries) draft.append(name, value);
    const lists = keyed(readTyped(group, draft).rows);
    flushSync(() => setState({ ...state, lists, isChanged: true }));
  }

  return { ...state, change, putBack };
}

/** Has what the form contains kept, though nobody has typed it. */
export function keepDraft(around: HTMLElement | null): void {
  around?.querySelector("form")?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

export function focusOn(formId: string, end: string | undefined): void {
  document.getElementById(`${formId}-${end}`)?.focus();
}
