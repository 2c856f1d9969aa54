export type Encoding = "br" | "gzip" | "identity";

const preferred = ["br", "gzip"] as const;

// Browsers send few different values; the bound is against a client that makes them up.
const known = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows. */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = parse(accepted);
    if (known.size < 1000) known.set(accepted, encoding);
  }
  return encoding;
}

function parse(accepted: string): Encoding {
  const allowed = new Map<string, boolean>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    allowed.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  const wildcard = allowed.get("*") ?? false;
  return preferred.find((name) => allowed.get(name) ?? wildcard) ?? "identity";
}
