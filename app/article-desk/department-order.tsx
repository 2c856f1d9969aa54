import { href } from "react-router";
import type { DepartmentState } from "#app/library/departments.server.ts";
import { MoveButtons } from "#app/ui/lists/move-buttons.tsx";
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
              <MoveButtons
                name={title}
                at={at}
                count={departments.length}
                className="button quiet"
              />
            </SendForm>
          </li>
        ))}
      </ol>
    </section>
  );
}
