import type { ReactNode } from "react";
import styles from "./table.module.css";

/**
 * A table whose rows become cards on a phone, where each cell is labelled by its `data-label`.
 * The last cell of a row is usually a `RowActions`.
 */
export function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** What can be done with a row, as words; the last one is the one that destroys. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <td data-label="Actions" className={styles.actions}>
      {children}
    </td>
  );
}
