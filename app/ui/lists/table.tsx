import { Fragment, type ReactNode } from "react";
import summaryLink from "#app/ui/summary-link.module.css";
import { SortLink } from "./sort-link.tsx";
import styles from "./table.module.css";

export interface Column<Row> {
  label: string;
  className?: string;
  /** Names the row: what was changed just now is said here. */
  isName?: true;
  /** The value of `?sort=` for this column. */
  sort?: string;
  /**
   * The part of a card that it is on a phone. A table with such columns keeps the others, and the actions,
   * behind "More"; without any it has one line for each column.
   */
  card?: "picture" | "name" | "line" | "state";
  cell: (row: Row, index: number) => ReactNode;
  /** The same in words alone, where the cell has controls. */
  inWords?: (row: Row) => string;
}

/** A table whose rows become cards on a phone. The last of `actions` is the destructive one. */
export function Table<Row extends { id: string }>({
  columns,
  rows,
  actions,
  details,
  changed,
  sort,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  actions?: (row: Row) => ReactNode;
  details?: (row: Row) => ReactNode;
  /** The id of the row that was changed just now. */
  changed?: string;
  /** The value of `?sort=` in use. */
  sort?: string;
}) {
  const compact = columns.some(({ card }) => card);
  return (
    <table className={compact ? `${styles.table} ${styles.compact}` : styles.table}>
      <thead>
        <tr>
          {columns.map(({ label, className, sort: by }) => (
            <th key={label} scope="col" className={className} aria-sort={sortedBy(by, sort)}>
              {by ? <SortLink label={label} by={by} sort={sort} /> : label}
            </th>
          ))}
          {actions && (
            <th scope="col" className={styles.actions}>
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            <tr id={row.id} className={row.id === changed ? styles.changed : undefined}>
              {columns.map(({ label, className, card, isName, cell }) => (
                <td key={label} data-label={label} data-card={card} className={className}>
                  {cell(row, index)}
                  {isName && row.id === changed && (
                    <small className={styles.note}>Changed just now</small>
                  )}
                </td>
              ))}
              {actions && (
                <td data-label="Actions" className={styles.actions}>
                  <div className={styles.direct}>{actions(row)}</div>
                  {compact && <More columns={columns} row={row} actions={actions} />}
                </td>
              )}
            </tr>
            <Details columns={columns.length + 1}>{details?.(row)}</Details>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone: what has no place on the card, and the actions. */
function More<Row>({
  columns,
  row,
  actions,
}: {
  columns: readonly Column<Row>[];
  row: Row;
  actions: (row: Row) => ReactNode;
}) {
  return (
    <details name="more" className={styles.more}>
      <summary className={summaryLink.summary}>
        More
        <span className="visually-hidden">
          {" about "}
          {nameOf(row, columns)}
        </span>
      </summary>
      <div>
        <dl>
          {columns
            .filter(({ card }) => !card)
            .map(({ label, cell }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{cell(row, 0)}</dd>
              </Fragment>
            ))}
        </dl>
        <p>{actions(row)}</p>
      </div>
    </details>
  );
}

function nameOf<Row>(row: Row, columns: readonly Column<Row>[]): ReactNode {
  const column = columns.find(({ isName }) => isName);
  return column?.inWords?.(row) ?? column?.cell(row, 0);
}

function sortedBy(by: string | undefined, sort: string | undefined) {
  if (!by) return undefined;
  if (sort === by) return "ascending";
  return sort === `-${by}` ? "descending" : undefined;
}

function Details({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr className={styles.details}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
