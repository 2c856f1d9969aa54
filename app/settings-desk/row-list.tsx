import { memo, useCallback, useState } from "react";
import { capitalized, type ListField } from "#app/settings/fields.ts";
import { type RowChange, wordsAfter } from "#app/settings/rows.ts";
import type { Errors } from "#app/settings/schema.ts";
import type { Row } from "#app/settings/typed.ts";
import { DragHandle } from "#app/ui/lists/drag-handle.tsx";
import { ChangeButton } from "./change-button.tsx";
import styles from "./form.module.css";
import { KnownNames } from "./known-names.tsx";
import { ValueField } from "./value-field.tsx";

/** A row keeps its key, and with it what is typed in its fields, wherever it is moved to. */
export interface KeyedRow {
  key: number;
  row: Row;
}

// In a shorter list, one is soon at its top.
const minForTop = 5;

/** Rendered again only where its own rows have changed: a form has hundreds of rows in several lists. */
export const RowList = memo(function RowList({
  form,
  list,
  rows,
  errors,
  focus,
  change,
}: {
  form: string;
  list: ListField;
  rows: readonly KeyedRow[];
  errors: Errors;
  focus?: string | undefined;
  change: (change: RowChange) => number;
}) {
  const { name, count, one } = list;
  const add = { list: name, to: "add", index: rows.length } as const;
  const error = errors[`${name}.add`]?.[0];
  const [moved, setMoved] = useState("");

  const changeAndTell = useCallback(
    (made: RowChange) => setMoved(wordsAfter(made, change(made))),
    [change],
  );

  return (
    <>
      <ol className={styles.rows}>
        {rows.map(({ key, row }, index) => (
          <RowFields
            key={key}
            form={form}
            list={list}
            row={row}
            index={index}
            isLast={index === rows.length - 1}
            hasTop={rows.length >= minForTop}
            errors={errors}
            focus={focus}
            change={changeAndTell}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      {rows.length === 0 && <p className={styles.hint}>None yet.</p>}
      {error && <p className={styles.error}>{error}</p>}
      {list.known && rows.length < count && (
        <KnownNames
          form={form}
          list={list}
          rows={rows.map(({ row }) => row)}
          focus={focus}
          change={changeAndTell}
        />
      )}
      {rows.length < count ? (
        <p>
          <ChangeButton
            form={form}
            id={`${name}.add`}
            of={add}
            focus={focus}
            change={change}
            className="button quiet"
          >
            {`Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`}
          </ChangeButton>
        </p>
      ) : (
        <p className={styles.hint}>There can be no more than {count}.</p>
      )}
    </>
  );
});

const RowFields = memo(function RowFields({
  form,
  list: { name, one, fields },
  row,
  index,
  isLast,
  hasTop,
  errors,
  focus,
  change,
}: {
  form: string;
  list: ListField;
  row: Row;
  index: number;
  isLast: boolean;
  hasTop: boolean;
  errors: Errors;
  focus?: string | undefined;
  change: (change: RowChange) => void;
}) {
  const start = `${name}.${index}`;
  const title = `${capitalized(one)} ${index + 1}`;
  const button = (to: Exclude<RowChange["to"], number>, isUseless = false) => (
    <ChangeButton
      form={form}
      id={`${start}.${to}`}
      of={{ list: name, index, to }}
      focus={focus}
      change={change}
      disabled={isUseless}
    >
      {capitalized(to)}
      <span className="visually-hidden"> {title}</span>
    </ChangeButton>
  );
  return (
    <li>
      <fieldset className={styles.row}>
        <legend>{title}</legend>
        <DragHandle drop={(from, to) => change({ list: name, index: from, to })} />
        <div className={styles.grid}>
          {fields.map((field) => {
            const at = `${start}.${field.name}`;
            return (
              <ValueField
                key={field.name}
                of={field}
                field={{
                  id: `${form}-${at}`,
                  name: at,
                  initialValue: row[field.name],
                  errors: errors[at],
                }}
                autoFocus={focus === at}
              />
            );
          })}
        </div>
        <div className={styles.moves}>
          {button("up", index === 0)}
          {button("down", isLast)}
          {hasTop && button("top", index === 0)}
          {button("remove")}
        </div>
      </fieldset>
    </li>
  );
});
