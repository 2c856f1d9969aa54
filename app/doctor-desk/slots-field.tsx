import { type ReactNode, useEffect, useRef, useState } from "react";
import { slotsBetween } from "#app/doctors/slot-ranges.ts";
import { slots } from "#app/doctors/slots.ts";
import { timeRanges } from "#app/doctors/times.ts";
import { useHydrated } from "#app/rendering/hydrated.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import { valuesOf } from "#app/ui/fields/values-of.ts";
import summaryLink from "#app/ui/summary-link.module.css";
import { RangeOfSlots } from "./range-of-slots.tsx";
import styles from "./slots-field.module.css";

/** `ranges` are those that came back because one of them is wrong. */
export function SlotsField({
  field,
  label,
  description,
  ranges,
  children,
}: {
  field: Field;
  label: string;
  description: string;
  ranges: readonly { from: string; to: string }[];
  children?: ReactNode;
}) {
  const { name, initialValue } = field;
  const ticked = new Set(valuesOf(initialValue));
  const hydrated = useHydrated();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState(() => valuesOf(initialValue));
  const [needsOneRow, setNeedsOneRow] = useState(hydrated);
  // Without script nothing can be added before the form is sent, and most doctors sit twice a day.
  const rows = needsOneRow && ranges.length === 0 ? 1 : 2;

  useEffect(() => {
    const [, , ...ofSecondRow] = selectsIn(fieldset.current);
    // What was chosen before script came stays.
    if (!ofSecondRow.some(({ value }) => value)) setNeedsOneRow(true);
    setChosen(chosenIn(fieldset.current));
  }, []);

  function tick(wanted: (slot: string) => boolean) {
    for (const box of boxesIn(fieldset.current)) box.checked = wanted(box.value);
    fieldset.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function tickNone() {
    for (const select of selectsIn(fieldset.current)) select.value = "";
    tick(() => false);
  }

  function addRange(added: string[]) {
    const before = tickedIn(fieldset.current);
    tick((slot) => before.includes(slot) || added.includes(slot));
  }

  return (
    <FieldGroup
      ref={fieldset}
      field={field}
      label={label}
      description={description}
      onEdited={() => setChosen(chosenIn(fieldset.current))}
    >
      {Array.from({ length: rows }, (_, row) => (
        <RangeOfSlots
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
          key={row}
          name={name}
          typed={ranges[row]}
          add={hydrated ? addRange : undefined}
        />
      ))}
      {children}
      <div className={styles.chosen}>
        <p aria-live="polite">
          {chosen.length > 0 ? (
            <strong>{timeRanges(chosen).join(", ")}</strong>
          ) : (
            "No time chosen yet"
          )}
        </p>
        {hydrated && (
          <>
            <button type="button" onClick={() => tick(() => true)}>
              All
            </button>
            <button type="button" onClick={tickNone}>
              None
            </button>
          </>
        )}
      </div>
      <details className={styles.single}>
        <summary className={summaryLink.summary}>Half-hour slots</summary>
        <div className={styles.grid}>
          {slots.map((slot) => (
            <label key={slot}>
              <input type="checkbox" name={name} value={slot} defaultChecked={ticked.has(slot)} />
              {slot}
            </label>
          ))}
        </div>
      </details>
    </FieldGroup>
  );
}

function boxesIn(fieldset: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(fieldset?.querySelectorAll<HTMLInputElement>("details input") ?? [])];
}

function selectsIn(fieldset: HTMLFieldSetElement | null): HTMLSelectElement[] {
  return [...(fieldset?.querySelectorAll("select") ?? [])];
}

/** What is ticked, and what the ranges that nobody has added yet will tick when the form is sent. */
function chosenIn(fieldset: HTMLFieldSetElement | null): string[] {
  const times = selectsIn(fieldset).map(({ value }) => value);
  const ofRanges = times.flatMap((from, at) =>
    at % 2 === 0 ? slotsBetween(from, times[at + 1] ?? "") : [],
  );
  const chosen = new Set([...tickedIn(fieldset), ...ofRanges]);
  return slots.filter((slot) => chosen.has(slot));
}

function tickedIn(fieldset: HTMLFieldSetElement | null): string[] {
  return boxesIn(fieldset)
    .filter((box) => box.checked)
    .map((box) => box.value);
}
