import { z } from "zod";
import { refuseFields } from "./answer.server.ts";

const usualPage = 25;

function positive(name: string, largest: number) {
  const error = `${name} must be a whole number from 1 to ${largest}.`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(largest, { error });
}

/** Lists are whole unless a client asks for pages: `page` counts from 1, `per` is the length of one. */
export const listQuery = z.object({
  page: positive("page", 100_000).optional().meta({ description: "The page, counted from 1" }),
  per: positive("per", 100).optional().meta({ description: "How many to a page; 25 unless told" }),
});

/**
 * The part of a list that was asked for, and the headers that lead to the other parts (RFC 8288).
 * Throws a 400 for a page that cannot be.
 */
export function takePage<Item>(
  url: URL,
  items: Item[],
): { items: Item[]; headers: Record<string, string> } {
  const query = listQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw refuseFields(query.error);
  const { page, per } = query.data;
  if (page === undefined && per === undefined) return { items, headers: {} };
  const at = page ?? 1;
  const length = per ?? usualPage;
  const last = Math.max(1, Math.ceil(items.length / length));
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
    items: items.slice((at - 1) * length, at * length),
    headers: { Link: links.join(", ") },
  };
}

function pathTo(url: URL, page: number, per: number): string {
  const parameters = new URLSearchParams(url.search);
  parameters.set("page", String(page));
  parameters.set("per", String(per));
  return `${url.pathname}?${parameters}`;
}
