import type { FieldMetadata } from "@conform-to/react";
import type { FormEvent } from "react";
import { useState } from "react";
import { useHydrated } from "#app/ui/hydrated.ts";
import { slots } from "./slots.ts";
import styles from "./slots-field.module.css";

/** The fixed list of times as checkboxes; with script, all or none at once. */
export function SlotsField({ field, label }: { field: FieldMetadata<string[]>; label: string }) {
  const [edited, setEdited] = useState<string[]>();
  const error = field.errors === edited ? undefined : field.errors?.[0];
  const chosen = chosenSlots(field.initialValue);
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className={styles.slots}
      aria-describedby={error && field.errorId}
      onChange={() => setEdited(field.errors)}
    >
      <legend>{label}</legend>
      {error && (
        <p id={field.errorId} className={styles.error}>
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
