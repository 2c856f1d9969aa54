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

export function readResultPage<Table extends keyof HospitalDatabase, Row>(
  list: SelectQueryBuilder<HospitalDatabase, Table, Row>,
  wanted: number,
  perPage: number,
): ResultPage<Row> {
  const counted = one(
    list
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as("count")),
  );
  const total = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wanted, pages);
  const items = all(list.limit(perPage).offset((page - 1) * perPage));
  return { items: items as Row[], total, page, pages };
}
