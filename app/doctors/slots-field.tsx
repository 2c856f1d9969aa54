import type { FormEvent } from "react";
import { useHydrated } from "#app/ui/hydrated.ts";
import { type Field, useFieldError } from "#app/ui/use-field.ts";
import { slots } from "./slots.ts";
import styles from "./slots-field.module.css";

export function SlotsField({ field, label }: { field: Field; label: string }) {
  const { error, onInput } = useFieldError(field);
  const errorId = `${field.id}-error`;
  const chosen = chosenSlots(field.initialValue);
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className={styles.slots}
      aria-describedby={error && errorId}
      onInput={onInput}
    >
      <legend>{label}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {useHydrated() && (
        <p className={styles.all}>
          <button type="button" onClick={(event) => tickAll(event, true)}>
            All
          </button>
          <button type="button" onClick={(event) => tickAll(event, false)}>
            None
          </button>
        </p>
      )}
      <div className={styles.grid}>
        {slots.map((slot) => (
          <label key={slot}>
            <input
              type="checkbox"
              name={field.name}
              value={slot}
              defaultChecked={chosen.includes(slot)}
            />
            {slot}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function chosenSlots(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function tickAll(event: FormEvent<HTMLButtonElement>, ticked: boolean) {
  const list = event.currentTarget.closest("fieldset");
  for (const box of list?.querySelectorAll("input") ?? []) box.checked = ticked;
  list?.dispatchEvent(new Event("input", { bubbles: true }));
}
