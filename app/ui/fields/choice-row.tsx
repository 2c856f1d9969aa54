import styles from "./choices.module.css";
import type { Field } from "./use-field.ts";

/** One of a few, beside each other. */
export function ChoiceRow({
  field,
  label,
  choices,
}: {
  field: Field;
  label: string;
  choices: readonly { value: string; label: string; accessKey?: string }[];
}) {
  const chosen = field.initialValue ?? choices[0]?.value;
  return (
    <fieldset className={styles.across}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: name, accessKey }, at) => (
          <label key={value}>
            <input
              type="radio"
              id={at === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={chosen === value}
              // biome-ignore lint/a11y/noAccessKey: a desk presses it all day
              accessKey={accessKey}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
