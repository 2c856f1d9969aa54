import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Group, ListField } from "#app/settings/fields.ts";
import { changeRows, focusAfter, listOf, type RowChange } from "#app/settings/rows.ts";
import { blankRow, readTyped, type Typed } from "#app/settings/typed.ts";
import type { Entry } from "#app/ui/keeping/drafts.ts";
import type { KeyedRow } from "./row-list.tsx";

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

  /** Read from the page, for a name that was typed in a row is not ticked too. */
  const readTicked = useCallback(
    (list: ListField, start: number): KeyedRow[] => {
      const sent = new FormData(form.current?.querySelector("form") ?? undefined);
      const rows = readTyped(group, sent).rows[list.name] ?? [];
      return rows.slice(start).map((row) => ({ key: nextKey.current++, row }));
    },
    [group, form],
  );

  const change = useCallback(
    (made: RowChange) => {
      const list = listOf(group, made.list);
      if (!list) return 0;
      const blank = { key: nextKey.current++, row: blankRow(list.fields) };
      const ticked = made.to === "tick" ? readTicked(list, made.index) : [];
      let count = 0;
      flushSync(() =>
        setState((state) => {
          const all = [...(state.lists[made.list] ?? []), ...ticked];
          const rows = changeRows(all, made, blank);
          count = rows.length;
          return { ...state, lists: { ...state.lists, [made.list]: rows }, isChanged: true };
        }),
      );
      focusOn(formId, focusAfter(list, made, count));
      keepDraft(form.current);
      return count;
    },
    [group, form, formId, readTicked],
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
