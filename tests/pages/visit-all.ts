import type { Visitor } from "../app/http.ts";

const internal = /^\/(?!\/)/;

function addressesOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)];
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)];
  return [
    ...attributes.map(([, address = ""]) => address),
    ...sets.flatMap(([, set = ""]) => set.split(",").map((one) => one.trim().split(" ")[0] ?? "")),
  ]
    .map((address) => address.replaceAll("&amp;", "&").replace(/#.*/, ""))
    .filter((address) => internal.test(address));
}

export interface Visited {
  address: string;
  /** The page that leads there. */
  from: string;
  status: number;
  headers: Headers;
  body: string;
}

/** From these addresses to wherever links lead, if `isWanted`. */
export async function visitAll(
  visitor: Visitor,
  starts: readonly string[],
  isWanted: (address: string) => boolean = () => true,
): Promise<Visited[]> {
  const visited: Visited[] = [];
  const waiting = [...starts];
  const seen = new Map(waiting.map((address) => [address, "the address bar"]));
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const { status, headers, body } = await read(visitor, address);
    visited.push({ address, from: seen.get(address) as string, status, headers, body });
    if (!headers.get("Content-Type")?.startsWith("text/html")) continue;
    for (const next of addressesOf(body)) {
      if (seen.has(next) || !isWanted(next)) continue;
      seen.set(next, address);
      waiting.push(next);
    }
  }
  return visited;
}

async function read(visitor: Visitor, address: string) {
  const response = await visitor.get(address);
  return { status: response.status, headers: response.headers, body: await response.text() };
}
