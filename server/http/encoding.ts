import { AcceptEncoding } from "@remix-run/headers/accept-encoding";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

const preferred = ["br", "gzip"] as const;
const parsed = new LRUCache<string, Encoding>({ max: 1000, memoMethod: parse });

export function pickEncoding(accepted: string | undefined): Encoding {
  return accepted ? parsed.memo(accepted) : "identity";
}

function parse(accepted: string): Encoding {
  const header = AcceptEncoding.from(accepted);
  // getPreferred lets a wildcard outweigh "br;q=0".
  const allowed = preferred.filter((name) => header.get(name) !== 0);
  return header.getPreferred(allowed) ?? "identity";
}
