import { href } from "react-router";
import type { DepartmentState } from "#app/library/departments.server.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import styles from "./department-order.module.css";

export const orderId = "order";

export function DepartmentOrder({ departments }: { departments: readonly DepartmentState[] }) {
  const shown = departments.filter((department) => department.shown > 0);
  if (shown.length < 2) return null;
  return (
    <section aria-labelledby={orderId} className={styles.order}>
      <h2 id={orderId}>Order in the menus</h2>
      <ol>
        {departments.map(({ name, title, shown: pages }, at) => (
          <li key={name}>
            <span>{pages > 0 ? title : `${title} (hidden)`}</span>
            <SendForm
              action={href("/dashboard/Articles/Departments/order")}
              preventScrollReset
              replace
            >
              <input type="hidden" name="department" value={name} />
              <Move title={title} label="Up" place={at - 1} isEnd={at === 0} />
              <Move
                title={title}
                label="Down"
                place={at + 1}
                isEnd={at === departments.length - 1}
              />
            </SendForm>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Sends the new place, so that it is the same one when the form is sent again. */
function Move({
  title,
  label,
  place,
  isEnd,
}: {
  title: string;
  label: "Up" | "Down";
  place: number;
  isEnd: boolean;
}) {
  return (
    <button type="submit" name="place" value={place} className="button quiet" disabled={isEnd}>
      {label}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}
