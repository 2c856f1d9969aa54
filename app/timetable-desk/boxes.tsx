import type { ReactNode } from "react";
import styles from "#app/timetable/fields.module.css";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import { valuesOf } from "#app/ui/fields/values-of.ts";
import { times } from "#app/words/en/times.ts";

export const weekdays = times.weekdays.map((label, index) => ({ value: String(index + 1), label }));

/** Boxes to tick, or with `only` buttons of which one can be chosen. */
export function Boxes({
  field,
  label,
  description,
  choices,
  only,
  inRows = only,
  focuses = false,
  children,
}: {
  field: Field;
  label: string;
  description?: string;
  choices: readonly { value: string; label: string }[];
  only?: true;
  /** One below the other. */
  inRows?: true;
  /** Whether the dialog begins with what is chosen. */
  focuses?: boolean;
  children?: ReactNode;
}) {
  const chosen = valuesOf(field.initialValue);
  return (
    <FieldGroup
      field={field}
      label={label}
      description={description}
      className={inRows ? `${styles.boxes} ${styles.rows}` : styles.boxes}
    >
      <div>
        {choices.map(({ value, label: name }) => (
          <label key={value}>
            <input
              type={only ? "radio" : "checkbox"}
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              // biome-ignore lint/a11y/noAutofocus: the first question of a dialog that somebody opened
              autoFocus={focuses && chosen.includes(value)}
            />
            {name}
          </label>
        ))}
      </div>
      {children}
    </FieldGroup>
  );
}
