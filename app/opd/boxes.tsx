import type { ReactNode } from "react";
import { type Field, useFieldError } from "#app/ui/use-field.ts";
import styles from "./fields.module.css";

/** Boxes to tick, or with `only` buttons of which one can be chosen. */
export function Boxes({
  field,
  label,
  description,
  choices,
  chosen,
  only,
  children,
}: {
  field: Field;
  label: string;
  description?: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  only?: true;
  children?: ReactNode;
}) {
  const { error, onInput } = useFieldError(field);
  const errorId = `${field.id}-error`;
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className={only ? `${styles.boxes} ${styles.rows}` : styles.boxes}
      aria-describedby={error ? errorId : undefined}
      onInput={onInput}
    >
      <legend>{label}</legend>
      {description && <small>{description}</small>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div>
        {choices.map(({ value, label: name }) => (
          <label key={value}>
            <input
              type={only ? "radio" : "checkbox"}
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {name}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
