import { focuses } from "#db/schema.ts";
import styles from "./focus-field.module.css";
import { focusNames } from "./schema.ts";

export function FocusField({ id, chosen }: { id: string; chosen: string }) {
  return (
    <fieldset className={styles.focus}>
      <legend>Focal point</legend>
      <div>
        {focuses.map((focus) => (
          <label key={focus} title={focusNames[focus]}>
            <input
              type="radio"
              id={`${id}-focus-${focus}`}
              name="focus"
              value={focus}
              defaultChecked={focus === chosen}
              aria-label={focusNames[focus]}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
