import { AcceptEncoding } from "@remix-run/headers/accept-encoding";

export type Encoding = "br" | "gzip" | "identity";

const preferred = ["br", "gzip"] as const;
const maxKnown = 1000;

const known = new Map<string, Encoding>();

export function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = parse(accepted);
    if (known.size < maxKnown) known.set(accepted, encoding);
  }
  return encoding;
}

function parse(accepted: string): Encoding {
  const header = AcceptEncoding.from(accepted);
  // getPreferred lets a wildcard outweigh "br;q=0".
  const allowed = preferred.filter((name) => header.get(name) !== 0);
  return header.getPreferred(allowed) ?? "identity";
}
