import type { ListField } from "#app/settings/fields.ts";
import type { RowChange } from "#app/settings/rows.ts";
import { knownWithoutRow, type Row, tickedIn } from "#app/settings/typed.ts";
import { ChangeButton } from "./change-button.tsx";
import styles from "./known-names.module.css";

export function KnownNames({
  form,
  list,
  rows,
  focus,
  change,
}: {
  form: string;
  list: ListField;
  rows: readonly Row[];
  focus: string | undefined;
  change: (change: RowChange) => void;
}) {
  const { name, label } = list;
  const names = knownWithoutRow(list, rows);
  const id = `${name}.tick`;
  if (names.length === 0) return null;
  return (
    <details className={styles.known} open={focus === id}>
      <summary>
        Known {label.toLowerCase()} to tick: {names.length}
      </summary>
      <fieldset>
        <legend>
          Tick those that your hospital works with: Save takes them. You can change each row
          afterwards, or before.
        </legend>
        <div className={styles.boxes}>
          {names.map((known) => (
            <label key={known}>
              <input type="checkbox" name={tickedIn(name)} value={known} />
              {known}
            </label>
          ))}
        </div>
        <ChangeButton
          form={form}
          id={id}
          of={{ list: name, to: "tick", index: rows.length }}
          focus={focus}
          change={change}
          className="button quiet"
        >
          Show their rows first
          <span className="visually-hidden"> in {label.toLowerCase()}</span>
        </ChangeButton>
      </fieldset>
    </details>
  );
}
