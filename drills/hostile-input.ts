import type { randomFrom } from "./random.ts";
import type { Target } from "./targets.ts";

type Random = ReturnType<typeof randomFrom>;

export interface HostileRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const unknownId = "0".repeat(24);
const oddIds = [unknownId, "1", "%00", "%ff", "..%2f", "a'--", "%F0%9F%92%8A", "x".repeat(300)];

const values = [
  ...["", " ", "\u0000", "\ud800", "\udfff\ud800", "\u202e\u2066evil", "\u200f", "🩺", "\r\n\t"],
  ...["1e400", "-1", "0x10", "NaN", "9".repeat(40), "1,00,000", "true", "on", "null", "[object]"],
  ...["javascript:alert(1)", "http://127.1/", "https://[::1]/", "//example.org", "/\\evil"],
  ...["'; DROP TABLE doctors;--", '"><script>alert(1)</script>', "{{7*7}}", "%00%ff", "../../x"],
  ...["09:00 AM", '["09:00 AM"]', "available", "mediainsta", "98000000001", "a@b.co", "{", "[]"],
  ...["x".repeat(300), "<&\"'>".repeat(1000), "é".repeat(6000), "\u0301".repeat(3000)],
];

const names = [
  ...["__proto__", "__proto__[x]", "constructor.prototype.x", "toString", "__intent__", ""],
  ...["[", "]", "[]", "[[]]", ".", "..", "a]b[c", "\u0000", "\u202e", "x".repeat(3000)],
];

const json = [
  ...["", "{", "null", "[]", "[1,2]", "1e400", '"x"', "{}", '{"__proto__":{"x":1}}', "\ufeff{}"],
  ...["[".repeat(30_000), `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
];

const types = [
  "application/x-www-form-urlencoded",
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/xml",
  "",
];

const oddHeaders: Record<string, string>[] = [
  {},
  {},
  {},
  { Cookie: `session=${"x".repeat(6000)}; device=${"y".repeat(6000)}` },
  { Cookie: "session=; session==; __Host-session=%; flash=bnVsbA==; flash=%%%; lite=1; lite" },
  { Cookie: `flash=${Buffer.from('{"sentence":{"toString":1}}').toString("base64")}` },
  { Cookie: "a=b; ".repeat(2000) },
  { Authorization: `Bearer ${"x".repeat(9000)}` },
  { Authorization: "Basic Og==" },
  { "If-Match": '"x", W/"1", *' },
  { "If-None-Match": '"a",'.repeat(1500) },
  { "Accept-Encoding": "br;q=zzz, gzip;q=-1, *;q=2, identity;q=0" },
  { "User-Agent": "\u00ff".repeat(4000) },
  { "X-Forwarded-For": "1,2,3,::1, unknown", Forwarded: "for=_x" },
  { Range: `bytes=${"0-1,".repeat(1000)}` },
  { "Sec-Fetch-Site": "cross-site", Origin: "null" },
  { Origin: "https://evil.example" },
  { "Save-Data": "on" },
  { "Content-Encoding": "gzip" },
  { "x-task": "health", "x-task-origin": "https://evil.example" },
  Object.fromEntries(Array.from({ length: 119 }, (_, at) => [`x-${at}`, "y"])),
];

/** A request that nobody's browser would send, to this place or with what is read there. */
export function hostileRequest(
  random: Random,
  target: Target,
  ids: readonly string[],
): HostileRequest {
  const path = fill(random, target.path, ids);
  const headers = { ...pick(random, oddHeaders) };
  if (target.method === "GET") {
    const suffix = random(4) === 0 && path !== "/" ? ".data" : "";
    return { method: "GET", target: path + suffix + query(random, target.names), headers };
  }
  const method =
    random(20) === 0 ? pick(random, ["PUT", "DELETE", "PATCH", "OPTIONS"]) : target.method;
  const { type, body } = hostileBody(random, target);
  const search = random(8) === 0 ? query(random, ["q", "page", "next", "_routes"]) : "";
  return { method, target: path + search, headers: { ...headers, "Content-Type": type }, body };
}

function hostileBody(random: Random, target: Target): { type: string; body: Buffer } {
  const isCall = target.kind === "call";
  const kind = random(20);
  if (kind === 0) return { type: pick(random, types), body: Buffer.from(noise(random)) };
  if (kind === 1) return { type: types[0] as string, body: flood(random) };
  if (kind < (isCall ? 4 : 9)) return multipart(random, target);
  if (!isCall || kind === 19) {
    return { type: types[0] as string, body: Buffer.from(pairs(random, target.names)) };
  }
  return { type: types[1] as string, body: Buffer.from(jsonBody(random, target.names)) };
}

function flood(random: Random): Buffer {
  const texts = ["a&", "a=b&", "[]=&", "x[0]=&", "name=&"];
  return Buffer.from(pick(random, texts).repeat(10 ** random(5) * (1 + random(3))));
}

function pairs(random: Random, known: string[]): string {
  const count = random(10);
  return Array.from({ length: count }, () => {
    const name = nameFrom(random, known);
    return `${encode(name)}=${encode(valueFrom(random))}`;
  }).join("&");
}

function multipart(random: Random, { names: known, file }: Target): { type: string; body: Buffer } {
  const boundary = "a-boundary";
  const parts = Array.from({ length: random(8) }, () => {
    const name = nameFrom(random, known).replace(/[\r\n"]/g, "_");
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${valueFrom(random)}\r\n`;
  });
  for (let files = random(3); files > 0; files -= 1) {
    const odd = pick(random, ["a.png", "../../etc/passwd", "", "x".repeat(500), "a\u0000.svg"]);
    const head = `Content-Disposition: form-data; name="${file ?? "file"}"; filename="${odd}"`;
    parts.push(`--${boundary}\r\n${head}\r\nContent-Type: image/png\r\n\r\n${noise(random)}\r\n`);
  }
  const end = random(6) === 0 ? "" : `--${boundary}--\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(parts.join("") + end),
  };
}

function jsonBody(random: Random, known: string[]): string {
  if (random(5) === 0) return pick(random, json);
  const fields = Array.from({ length: random(8) }, () => {
    return `${JSON.stringify(nameFrom(random, known))}:${jsonValue(random, 3)}`;
  });
  const text = `{${fields.join(",")}}`;
  return random(12) === 0 ? text.slice(0, random(text.length + 1)) : text;
}

function jsonValue(random: Random, depth: number): string {
  const kind = random(8);
  if (kind === 0) return pick(random, ["null", "true", "-1", "1e400", "1.5", "9007199254740993"]);
  if (kind === 1 && depth > 0) return `[${jsonValue(random, depth - 1)}]`;
  if (kind === 2 && depth > 0) return `{"phone":${jsonValue(random, depth - 1)},"email":{}}`;
  return JSON.stringify(valueFrom(random));
}

function query(random: Random, known: string[]): string {
  const kind = random(12);
  if (kind < 3) return "";
  if (kind === 3) return `?${"q=".repeat(1 + random(2000))}`;
  if (kind === 4) return `?${"x".repeat(random(9000))}`;
  if (kind === 5) return `?${pairs(random, known)}&_routes=${encode(valueFrom(random))}`;
  return `?${pairs(random, known)}`;
}

function nameFrom(random: Random, known: string[]): string {
  const kind = random(10);
  if (kind === 0) return pick(random, names);
  const name = known.length > 0 ? pick(random, known) : "name";
  if (kind === 1) return `${name}[${10 ** random(9)}]`;
  if (kind === 2) {
    return name + pick(random, [".a", "[0]", "[]", "[a]", ".__proto__"]).repeat(1 + random(3000));
  }
  return name;
}

function valueFrom(random: Random): string {
  return random(6) === 0 ? noise(random) : pick(random, values);
}

function noise(random: Random): string {
  return String.fromCharCode(...Array.from({ length: random(60) }, () => random(0x3000)));
}

// Lone surrogates cannot be encoded; as bytes they are no UTF-8.
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80%ff";
}

function fill(random: Random, path: string, ids: readonly string[]): string {
  return path
    .replace(/:\w+/g, () => pick(random, random(3) === 0 ? oddIds : [...ids, unknownId]))
    .replace("*", () => encode(noise(random)).slice(0, 200));
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)] as Item;
}
