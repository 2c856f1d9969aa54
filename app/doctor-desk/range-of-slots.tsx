import { type MouseEvent, useId, useState } from "react";
import { slotEnds, slotsBetween } from "#app/doctors/slot-ranges.ts";
import { slots } from "#app/doctors/slots.ts";
import styles from "./slots-field.module.css";

/** Sent with the form; `add` takes the range over at once where there is script. */
export function RangeOfSlots({
  name,
  typed,
  add,
}: {
  name: string;
  typed: { from: string; to: string } | undefined;
  add: ((slots: string[]) => void) | undefined;
}) {
  const [wrong, setWrong] = useState(false);

  function addRange({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const [from, to] = button.parentElement?.querySelectorAll("select") ?? [];
    if (!from || !to) return;
    const range = slotsBetween(from.value, to.value);
    setWrong(range.length === 0);
    if (range.length === 0) return;
    from.value = "";
    to.value = "";
    add?.(range);
    from.focus();
  }

  return (
    <div className={styles.range}>
      <Time label="From" name={`${name}_from`} times={slots} value={typed?.from} />
      <Time label="to" name={`${name}_to`} times={slotEnds} value={typed?.to} />
      {add && (
        <button type="button" className="button quiet" onClick={addRange}>
          Add
        </button>
      )}
      {wrong && (
        <p className={styles.error} role="alert">
          Choose a beginning, and an end after it.
        </p>
      )}
    </div>
  );
}

function Time({
  label,
  name,
  times,
  value = "",
}: {
  label: string;
  name: string;
  times: readonly string[];
  value: string | undefined;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">Time</option>
        {times.map((time) => (
          <option key={time} value={time}>
            {time.replace(/^0/, "")}
          </option>
        ))}
      </select>
    </>
  );
}
