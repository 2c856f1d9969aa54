import type { SelectQueryBuilder } from "kysely";
import { all, one } from "./connection.server.ts";
import type { HospitalDatabase } from "./schema.ts";

/** `page` counts from 1; `total` is the length of the whole list, unless it has more. */
export interface ResultPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
  isMore?: boolean;
}

export function countRows<Table extends keyof HospitalDatabase>(
  rows: SelectQueryBuilder<HospitalDatabase, Table, object>,
): number {
  return one(rows.select(({ fn }) => fn.countAll<number>().as("count")))?.count ?? 0;
}

export function readResultPage<Table extends keyof HospitalDatabase, Row, Item>(
  list: SelectQueryBuilder<HospitalDatabase, Table, Row>,
  wanted: number,
  perPage: number,
  toItems: (rows: Row[]) => Item[],
): ResultPage<Item> {
  const total = countRows(list.clearSelect().clearOrderBy());
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wanted, pages);
  const rows = all(list.limit(perPage).offset((page - 1) * perPage)) as Row[];
  return { items: toItems(rows), total, page, pages };
}
