import fc from "fast-check";
import type { Target } from "./targets.ts";

export interface MadeUpRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const unknownId = "0".repeat(24);

export const oddIds = [
  ...[unknownId, "1", "%", "%00", "%ff", "..%2f", "..%2f..%2fetc%2fpasswd", "a'--"],
  ...["%F0%9F%92%8A", "x".repeat(300)],
];

const texts = [
  ...["", " ", "\u0000", "\ud800", "\udfff\ud800", "\u202e", "\u202e\u2066evil", "\u200f", "🩺"],
  ...["\r\n\t", "1e400", "-1", "0x10", "NaN", "9".repeat(40), "1,00,000", "true", "on", "null"],
  ...["[object]", "javascript:alert(1)", "http://127.1/", "https://[::1]/", "//example.org"],
  ...["/\\evil", "https://user:pass@example.org/", "'; DROP TABLE doctors;--", "{{7*7}}"],
  ...['"><script>alert(1)</script>', "%00%ff", "../../x", "09:00 AM", '["09:00 AM"]', "10:00"],
  ...["24:00", "2026-02-30", "2026-11-24", "26/01/2027", "available", "mediainsta", "98000000001"],
  ...["a@b.co", "{", "{}", "[", "[]", "x".repeat(300), "x".repeat(6000), "<&\"'>".repeat(1000)],
  ...["é".repeat(6000), "\u0301".repeat(3000)],
];

const values: unknown[] = [
  ...[null, true, 6, -1, 1.5, 1e21, 2 ** 60, [], {}, [1, 1], [8], [[]], ["09:00 AM"], [null]],
  ...[{ phone: [] }, { phone: "x", email: {} }],
];

const oddNames = [
  ...["__proto__", "__proto__[x]", "constructor", "constructor.prototype.x", "toString"],
  ...[
    "__intent__",
    "",
    "[",
    "]",
    "[]",
    "[[]]",
    ".",
    "..",
    "a]b[c",
    "\u0000",
    "\u202e",
    "_id",
    "id",
  ],
  ...["doctor", "doctor_id", "isdeleted", "version", "createdAt", "admin", "x".repeat(3000)],
];

const jsonTexts = [
  ...["", "{", "null", "[]", "[1,2]", "1e400", '"x"', "{}", '{"__proto__":{"x":1}}', "\ufeff{}"],
  ...['{"name":1e400}', '{"name":9007199254740993}', "[".repeat(30_000)],
  `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
];

const urlencoded = "application/x-www-form-urlencoded";
const boundary = "a-boundary";

const types = [
  ...[urlencoded, "application/json", "application/json; charset=utf-8", "multipart/form-data"],
  ...["application/json; charset=utf-16", "multipart/form-data; boundary=x", "text/plain", ""],
  "application/xml",
];

const oddHeaders: Record<string, string>[] = [
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

const noise = fc.string({ unit: "binary", maxLength: 60 });
const text = mostly([5, fc.constantFrom(...texts)], [1, noise]);
const headers = mostly([1, fc.constant({})], [5, fc.constantFrom(...oddHeaders)]);
const value: fc.Arbitrary<unknown> = mostly(
  [4, text],
  [3, fc.constantFrom(...values)],
  [1, fc.jsonValue({ maxDepth: 3 })],
);

interface Body {
  type: string;
  body: Buffer;
}

/** A request that no browser would send: to this address, most often with the names that are read there. */
export function requestsTo(target: Target, ids: readonly string[]): fc.Arbitrary<MadeUpRequest> {
  const path = pathsFor(target.path, ids);
  if (target.method === "GET") {
    const suffix = mostly([3, fc.constant("")], [1, fc.constant(".data")]);
    return fc.record({ path, suffix, query: queries(target.names), headers }).map((made) => {
      const data = made.path === "/" ? "" : made.suffix;
      return { method: "GET", target: made.path + data + made.query, headers: made.headers };
    });
  }
  const method = mostly(
    [19, fc.constant(target.method)],
    [1, fc.constantFrom("PUT", "DELETE", "PATCH", "OPTIONS")],
  );
  const query = mostly([7, fc.constant("")], [1, queries(["q", "page", "next", "_routes"])]);
  return fc
    .record({ method, path, query, headers, sent: bodies(target) })
    .map(({ method, path, query, headers, sent: { type, body } }) => {
      return { method, target: path + query, headers: { ...headers, "Content-Type": type }, body };
    });
}

function pathsFor(path: string, ids: readonly string[]): fc.Arbitrary<string> {
  const id = mostly([2, fc.constantFrom(...ids, unknownId)], [1, fc.constantFrom(...oddIds)]);
  return fc.tuple(id, noise).map(([id, rest]) => {
    return path.replace(/:\w+/g, () => id).replace("*", () => encode(rest).slice(0, 200));
  });
}

function queries(names: readonly string[]): fc.Arbitrary<string> {
  const pairs = formTexts(names);
  return mostly(
    [3, fc.constant("")],
    [1, fc.integer({ min: 1, max: 2000 }).map((count) => `?${"q=".repeat(count)}`)],
    [1, fc.nat(9000).map((length) => `?${"x".repeat(length)}`)],
    [1, fc.tuple(pairs, text).map(([pairs, routes]) => `?${pairs}&_routes=${encode(routes)}`)],
    [6, pairs.map((pairs) => `?${pairs}`)],
  );
}

function bodies(target: Target): fc.Arbitrary<Body> {
  const isCall = target.kind === "call";
  const form = formTexts(target.names).map((text) => bodyOf(urlencoded, text));
  return mostly(
    [1, fc.tuple(fc.constantFrom(...types), noise).map(([type, text]) => bodyOf(type, text))],
    [1, floods.map((text) => bodyOf(urlencoded, text))],
    [
      isCall ? 2 : 7,
      multipart(target).map((text) => bodyOf(`multipart/form-data; boundary=${boundary}`, text)),
    ],
    [isCall ? 1 : 11, form],
    [isCall ? 15 : 0, jsonBodies(target).map((text) => bodyOf("application/json", text))],
  );
}

function bodyOf(type: string, text: string): Body {
  return { type, body: Buffer.from(text) };
}

const floods = fc
  .tuple(fc.constantFrom("a&", "a=b&", "[]=&", "x[0]=&", "name=&"), fc.nat(4), fc.nat(2))
  .map(([text, power, times]) => text.repeat(10 ** power * (1 + times)));

function formTexts(names: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.tuple(namesFrom(names), text), { maxLength: 9 })
    .map((pairs) => pairs.map((pair) => pair.map(encode).join("=")).join("&"));
}

function multipart({ names, file = "file", example = {} }: Target): fc.Arbitrary<string> {
  const field = fc.tuple(namesFrom(names), text).map(([name, text]) => {
    return part(`name="${name.replace(/[\r\n"]/g, "_")}"`, text);
  });
  const fileName = fc.constantFrom("a.png", "../../etc/passwd", "", "x".repeat(500), "a\u0000.svg");
  const sentFile = fc.tuple(fileName, noise).map(([name, text]) => {
    return part(`name="${file}"; filename="${name}"\r\nContent-Type: image/png`, text);
  });
  const right = Object.entries(example).map(([name, value]) => {
    return part(`name="${name}"`, typeof value === "string" ? value : JSON.stringify(value));
  });
  const parts = fc.tuple(
    fc.constantFrom([], right),
    fc.array(field, { maxLength: 7 }),
    fc.array(sentFile, { maxLength: 2 }),
  );
  const end = mostly([5, fc.constant(`--${boundary}--\r\n`)], [1, fc.constant("")]);
  return fc.tuple(parts, end).map(([parts, end]) => parts.flat().join("") + end);
}

function part(head: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
}

/** What is right with some fields changed or left out, or any fields, or any text. */
function jsonBodies({ names, example = {} }: Target): fc.Arbitrary<string> {
  const more = fc.dictionary(namesFrom([...names, ...Object.keys(example)]), value, { maxKeys: 7 });
  const left = fc.subarray(Object.entries(example));
  const body = mostly(
    [3, fc.tuple(left, more).map(([left, more]) => ({ ...Object.fromEntries(left), ...more }))],
    [3, more.map((more) => ({ ...example, ...more }))],
    [3, more],
  ).map((fields) => JSON.stringify(fields));
  const cut = fc.tuple(body, fc.nat(400)).map(([text, length]) => text.slice(0, length));
  return mostly([9, body], [1, cut], [2, fc.constantFrom(...jsonTexts)], [1, noise]);
}

function namesFrom(known: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...(known.length > 0 ? known : ["name"]));
  const step = fc.constantFrom(".a", "[0]", "[]", "[a]", ".__proto__");
  return mostly(
    [7, name],
    [1, fc.constantFrom(...oddNames)],
    [1, fc.tuple(name, fc.nat(8)).map(([name, power]) => `${name}[${10 ** power}]`)],
    [
      1,
      fc
        .tuple(name, step, fc.integer({ min: 1, max: 3000 }))
        .map(([name, step, times]) => name + step.repeat(times)),
    ],
  );
}

function mostly<Value>(
  ...choices: [weight: number, arbitrary: fc.Arbitrary<Value>][]
): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

// Lone surrogates cannot be encoded; as bytes they are no UTF-8.
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80%ff";
}
