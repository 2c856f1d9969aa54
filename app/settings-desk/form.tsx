import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formId, type GroupName, isList } from "#app/settings/fields.ts";
import { groups } from "#app/settings/groups.ts";
import type { Errors } from "#app/settings/schema.ts";
import type { Typed } from "#app/settings/typed.ts";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { Corrections } from "#app/ui/sending/corrections.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import styles from "./form.module.css";
import { Preview } from "./preview.tsx";
import { type KeyedRow, RowList } from "./row-list.tsx";
import type { SettingReply } from "./save.server.ts";
import { focusOn, keepDraft, useLists } from "./use-lists.ts";
import { ValueField } from "./value-field.tsx";

// The same each time, so that rows which stay as they are need not be rendered again.
const noErrors: Errors = {};
const noRows: readonly KeyedRow[] = [];
const nothing: Typed = { values: {}, rows: {} };

interface Stored {
  typed: Typed;
  version: number;
}

interface GroupOfFacts {
  name: GroupName;
  reply?: SettingReply | undefined;
  notSent?: SendFailure | undefined;
  /** They stand in the bar with the buttons. */
  children?: React.ReactNode;
}

/** Themed above what changes with a row: with its provider, Mantine renders every field of the form again. */
export function SettingForm({ loaded, ...sent }: GroupOfFacts & { loaded: Stored | LoadFailure }) {
  const { name, reply } = sent;
  const { title } = groups[name];
  const stored = isLoadFailure(loaded) ? undefined : loaded;
  return (
    <>
      <ConflictNotice thing={title} differences={reply?.differences} button="Save" />
      {reply?.preview && <Preview name={name} setting={reply.preview} />}
      {isLoadFailure(loaded) && !reply ? (
        <LoadFailureNotice failure={`Failed to fetch ${title}`} {...loaded} />
      ) : (
        <Themed>
          <GroupForm key={`${name} ${stored?.version}`} {...sent} stored={stored} />
        </Themed>
      )}
    </>
  );
}

function GroupForm({
  name,
  stored,
  reply,
  notSent,
  children,
}: GroupOfFacts & { stored: Stored | undefined }) {
  const group = groups[name];
  const shown = reply?.typed ?? stored?.typed ?? nothing;
  const errors = reply?.errors ?? noErrors;
  const form = useRef<HTMLDivElement>(null);
  const { lists, isChanged, change, putBack } = useLists(group, { shown, form, formId });

  useEffect(() => {
    if (reply?.focus) focusOn(formId, reply.focus);
    if (reply?.corrected !== undefined) keepDraft(form.current);
  }, [reply]);

  return (
    <div ref={form}>
      <KeptForm
        version={reply?.version ?? stored?.version ?? 0}
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
        {group.sections.map(({ title, hint, link, fields }, index) => (
          <fieldset key={title ?? index} className={styles.section}>
            {title && <legend>{title}</legend>}
            {hint && <p className={styles.hint}>{hint}</p>}
            {link && (
              <p className={styles.hint}>
                <Link to={link.to}>{link.words}</Link>
              </p>
            )}
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
