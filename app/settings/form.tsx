import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Entry } from "#app/ui/keeping/drafts.ts";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { Corrections } from "#app/ui/sending/corrections.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { type Group, type GroupName, isList } from "./fields.ts";
import styles from "./form.module.css";
import { groups } from "./groups.ts";
import { type KeyedRow, RowList } from "./row-list.tsx";
import { changeRows, focusAfter, listOf, type RowChange } from "./rows.ts";
import type { SettingReply } from "./save.server.ts";
import type { Errors } from "./schema.ts";
import { blankRow, readTyped, type Typed } from "./typed.ts";
import { ValueField } from "./value-field.tsx";

export const formId = "hospital";

// The same each time, so that rows which stay as they are need not be rendered again.
const noErrors: Errors = {};
const noRows: readonly KeyedRow[] = [];

type Lists = Readonly<Record<string, readonly KeyedRow[]>>;

interface GroupOfFacts {
  name: GroupName;
  typed: Typed;
  version: number;
  reply?: SettingReply | undefined;
  notSent?: SendFailure | undefined;
  /** They stand in the bar with the buttons. */
  children?: React.ReactNode;
}

/** Themed above what changes with a row: with its provider, Mantine renders every field of the form again. */
export function SettingForm(props: GroupOfFacts) {
  return (
    <Themed>
      <GroupForm {...props} />
    </Themed>
  );
}

function GroupForm({ name, typed, version, reply, notSent, children }: GroupOfFacts) {
  const group = groups[name];
  const shown = reply?.typed ?? typed;
  const errors = reply?.errors ?? noErrors;
  const form = useRef<HTMLDivElement>(null);
  const { lists, isChanged, change, putBack } = useLists(group, shown, form);

  useEffect(() => {
    if (reply?.focus) focusOn(reply.focus);
    if (reply?.corrected !== undefined) keepDraft(form.current);
  }, [reply]);

  return (
    <div ref={form}>
      <KeptForm
        version={reply?.version ?? version}
        reply={reply}
        isChanged={isChanged}
        onPutBack={putBack}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
      >
        {/* Enter in a field presses the first button of the form. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <ErrorSummary form={{ id: formId, allErrors: errors }} notSent={notSent} />
        <Corrections offered={reply?.corrections} isDone={reply?.corrected !== undefined} />
        {group.sections.map(({ title, hint, fields }, index) => (
          <fieldset key={title ?? index} className={styles.section}>
            {title && <legend>{title}</legend>}
            {hint && <p className={styles.hint}>{hint}</p>}
            <div className={styles.grid}>
              {fields.map((field) =>
                isList(field) ? (
                  <div key={field.name} className={styles.wide}>
                    <RowList
                      form={formId}
                      list={field}
                      rows={lists[field.name] ?? noRows}
                      errors={errors}
                      focus={reply?.focus}
                      change={change}
                    />
                  </div>
                ) : (
                  <ValueField
                    key={`${field.name} ${field.kind === "markdown" ? reply?.corrected : ""}`}
                    of={field}
                    field={{
                      id: `${formId}-${field.name}`,
                      name: field.name,
                      initialValue: shown.values[field.name],
                      errors: errors[field.name],
                    }}
                  />
                ),
              )}
            </div>
          </fieldset>
        ))}
        <div className={styles.bar}>
          <SubmitButton busy="Saving...">Save</SubmitButton>
          {group.hasPreview && (
            <button type="submit" name="preview" value="on" className="button quiet">
              Preview
            </button>
          )}
          {children}
        </div>
      </KeptForm>
    </div>
  );
}

function useLists(group: Group, shown: Typed, form: React.RefObject<HTMLDivElement | null>) {
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
      focusOn(focusAfter(list, made, count));
      keepDraft(form.current);
      return count;
    },
    [group, form],
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
function keepDraft(around: HTMLElement | null): void {
  around?.querySelector("form")?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function focusOn(end: string | undefined): void {
  document.getElementById(`${formId}-${end}`)?.focus();
}
