import { Fragment, type ReactNode } from "react";
import styles from "./table.module.css";

export interface Column<Row> {
  label: string;
  className?: string;
  cell: (row: Row, index: number) => ReactNode;
}

/** A table whose rows become cards on a phone. The last of `actions` is the destructive one. */
export function Table<Row extends { id: string }>({
  columns,
  rows,
  actions,
  details,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  actions: (row: Row) => ReactNode;
  details?: (row: Row) => ReactNode;
}) {
  const all = [...columns, { label: "Actions", className: styles.actions, cell: actions }];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {all.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              <tr>
                {all.map(({ label, className, cell }) => (
                  <td key={label} data-label={label} className={className}>
                    {cell(row, index)}
                  </td>
                ))}
              </tr>
              <Details columns={all.length}>{details?.(row)}</Details>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Details({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr className={styles.details}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
