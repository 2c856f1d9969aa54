import { type MouseEvent, useId } from "react";
import { Form, href, useLocation } from "react-router";
import { useHydrated } from "#app/rendering/hydrated.ts";
import type { ApplicationState } from "#db/schema.ts";
import styles from "./select.module.css";

const form = "selected";

/** The box of one row; it belongs to the form under the list. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const own = useId();
  // After Cancel the address still has what was selected.
  const selected = useLocation().search.includes(`id=${id}`);
  return (
    <label htmlFor={own} className={styles.box}>
      <input id={own} type="checkbox" name="id" value={id} form={form} defaultChecked={selected} />
      Select<span className="visually-hidden"> {name}</span>
    </label>
  );
}

/** Asks for the deletion of what is selected, and leads back to the same page of the list. */
export function DeleteSelected({
  q,
  state,
  page,
}: {
  q: string;
  state: ApplicationState | undefined;
  page: number;
}) {
  const kept = { q, state, page: page > 1 ? String(page) : "" };
  return (
    <Form
      id={form}
      method="get"
      action={href("/dashboard/Careers/delete")}
      preventScrollReset
      className={styles.bar}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="button quiet">
        Remove selected
      </button>
      {/* After the other one, which it would move. */}
      {useHydrated() && (
        <button type="button" className="button quiet" onClick={toggleAll}>
          Select all on this page
        </button>
      )}
    </Form>
  );
}

/** All of them, or none where all are selected already. */
function toggleAll({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const boxes = [...(button.form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === "checkbox",
  );
  const checked = boxes.some((box) => !box.checked);
  for (const box of boxes) box.checked = checked;
}
