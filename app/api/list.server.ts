import { z } from "zod";
import { readQuery } from "#app/http.ts";
import type { ResultPage } from "#db/result-page.ts";
import { fieldProblems } from "./respond.server.ts";

const defaultPerPage = 25;

function positive(name: string, max: number) {
  const error = `${name} must be a whole number from 1 to ${max}.`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(max, { error });
}

/** Lists are returned whole unless a client requests result pages. */
export const listQuery = z.object({
  page: positive("page", 100_000)
    .optional()
    .meta({ description: "The result page, counted from 1" }),
  per: positive("per", 100)
    .optional()
    .meta({ description: "The length of a result page; 25 by default" }),
});

interface Pages<Item> {
  all(): Item[];
  page(page: number, perPage: number): ResultPage<Item>;
}

/** One result page, with Link headers to the others (RFC 8288). Throws a 400 if out of range. */
export function readPage<Item>(
  url: URL,
  list: Pages<Item>,
): { items: Item[]; headers: Record<string, string> } {
  const query = listQuery.safeParse(readQuery(url, "resultPage"));
  if (!query.success) throw fieldProblems(query.error);
  const { page, per } = query.data;
  if (page === undefined && per === undefined) return { items: list.all(), headers: {} };
  const at = page ?? 1;
  const length = per ?? defaultPerPage;
  const { items, page: shown, pages: last } = list.page(at, length);
  const others = {
    first: 1,
    ...(at > 1 && { prev: Math.min(at - 1, last) }),
    ...(at < last && { next: at + 1 }),
    last,
  };
  const links = Object.entries(others).map(
    ([relation, number]) => `<${pathTo(url, number, length)}>; rel="${relation}"`,
  );
  return {
    // Beyond the end there is nothing; a page of the website would show the last.
    items: shown === at ? items : [],
    headers: { Link: links.join(", ") },
  };
}

function pathTo(url: URL, page: number, per: number): string {
  const parameters = new URLSearchParams(url.search);
  parameters.set("page", String(page));
  parameters.set("per", String(per));
  return `${url.pathname}?${parameters}`;
}
