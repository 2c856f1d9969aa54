import { z } from "zod";
import { readQuery } from "#app/requests/http.ts";
import { cutPage } from "#app/requests/list-place.ts";
import type { ResultPage } from "#db/result-page.ts";
import { partQuery } from "./inputs.ts";
import { checkSent } from "./respond.server.ts";

const defaultPerPage = 25;
const maxItems = 1000;
const readAtOnce = 250;
// Leaves room for the rest of a response of 200 KB.
const maxBytes = 195_000;

function positive(name: string, max: number) {
  const error = `${name} must be a whole number from 1 to ${max}.`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(max, { error });
}

const cursor = z.array(z.string()).length(2);
const cursorError = "after must be copied from a Link header.";

export const listQuery = z.object({
  limit: positive("limit", maxItems)
    .optional()
    .meta({ description: "The most items to return; fewer come where more would be over 200 KB" }),
  after: z.string().transform(decode).pipe(cursor.optional()).optional().meta({
    description:
      "Cursor from the previous page's Link header. Items added or deleted in between cause no repeats or gaps.",
  }),
  page: positive("page", 100_000)
    .optional()
    .meta({ description: "The result page, counted from 1" }),
  per: positive("per", 100)
    .optional()
    .meta({ description: "The length of a result page; 25 by default" }),
});

type Place = readonly [string, string];

interface List<Item> {
  following(place: Place | undefined, limit: number): Item[];
  placeOf(item: Item): Place;
  page(page: number, perPage: number): ResultPage<Item>;
  toJson(item: Item): object;
}

export function wholeList<Item>(
  all: readonly Item[],
  placeOf: List<Item>["placeOf"],
): Omit<List<Item>, "toJson"> {
  return {
    following: (place, limit) =>
      all.filter((item) => !place || isBehind(placeOf(item), place)).slice(0, limit),
    placeOf,
    page(wanted, perPage) {
      const { part: items, ...place } = cutPage(all, wanted, perPage);
      return { items, total: all.length, ...place };
    },
  };
}

function isBehind([key, id]: Place, [otherKey, otherId]: Place): boolean {
  return key > otherKey || (key === otherKey && id > otherId);
}

interface Part {
  items: object[];
  headers: Record<string, string>;
}

/** The requested part of a list as JSON, with Link headers to others (RFC 8288). Throws a 400. */
export function readPart<Item>(url: URL, list: List<Item>): Part {
  const { page, per, limit = maxItems, after } = checkSent(listQuery, readQuery(url, partQuery));
  return page === undefined && per === undefined
    ? readFollowing(url, list, limit, after as Place | undefined)
    : readPage(url, list, page ?? 1, per ?? defaultPerPage);
}

function readFollowing<Item>(url: URL, list: List<Item>, limit: number, after?: Place): Part {
  const items: object[] = [];
  let bytes = 0;
  let last = after;
  for (const item of readOn(list, after)) {
    const shown = list.toJson(item);
    bytes += Buffer.byteLength(JSON.stringify(shown)) + 1;
    if (items.length === limit || (bytes > maxBytes && items.length > 0)) {
      const next = pathTo(url, { after: encode(last as Place) });
      return { items, headers: { Link: `<${next}>; rel="next"` } };
    }
    items.push(shown);
    last = list.placeOf(item);
  }
  return { items, headers: {} };
}

function* readOn<Item>(list: List<Item>, after: Place | undefined): Generator<Item> {
  let part = list.following(after, readAtOnce);
  while (part.length > 0) {
    yield* part;
    const last = part.at(-1) as Item;
    part = part.length < readAtOnce ? [] : list.following(list.placeOf(last), readAtOnce);
  }
}

function readPage<Item>(url: URL, list: List<Item>, at: number, per: number): Part {
  const { items, page: shown, pages: last, isMore } = list.page(at, per);
  const others = {
    first: 1,
    ...(at > 1 && { prev: Math.min(at - 1, last) }),
    ...((at < last || isMore) && { next: at + 1 }),
    ...(!isMore && { last }),
  };
  const links = Object.entries(others).map(
    ([relation, page]) => `<${pathTo(url, { page, per })}>; rel="${relation}"`,
  );
  return {
    // Pages of the website show the last result page here.
    items: shown === at ? items.map(list.toJson) : [],
    headers: { Link: links.join(", ") },
  };
}

function pathTo(url: URL, changed: Record<string, string | number>): string {
  const parameters = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changed)) parameters.set(name, String(value));
  return `${url.pathname}?${parameters}`;
}

function encode(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

function decode(text: string, context: z.RefinementCtx): string[] | undefined {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    context.addIssue({ code: "custom", message: cursorError });
    return z.NEVER;
  }
}
