import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDatabase } from "#db/connection.server.ts";
import {
  absenceBody,
  addOneOfEach,
  applicationBody,
  closureBody,
  doctorBody,
  dump,
  linkBody,
  logIn,
  noticeBody,
  sittingBody,
} from "../../tests/api.ts";
import { startAppForFile } from "../../tests/app.ts";
import { admin } from "../../tests/http.ts";
import { rounds } from "../../tests/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = (await logIn(app)).bearer;
const ids = await addOneOfEach(app, staff);

/** The calls that read a body, each with one that is right. */
const writing: Array<[method: string, path: string, body: object]> = [
  ["POST", "login", admin],
  ["POST", "doctor", doctorBody],
  ["PUT", "doctor/{doctor}", doctorBody],
  ["PUT", "doctor/{doctor}/availability", { availability: "unavailable" }],
  ["POST", "doctor/{doctor}/sittings", sittingBody],
  ["PUT", "sittings/{sitting}", sittingBody],
  ["POST", "doctor/{doctor}/absences", absenceBody],
  ["PUT", "absences/{absence}", absenceBody],
  ["POST", "closures", closureBody],
  ["PUT", "closures/{closure}", closureBody],
  ["POST", "notices", noticeBody],
  ["PUT", "notices/{notice}", noticeBody],
  ["POST", "social-links", linkBody],
  ["POST", "career", applicationBody],
];

/** A problem response: JSON that says what is wrong and shows nothing of the program. */
async function expectProblem(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const text = await response.text();
  expect(JSON.parse(text).message).toMatch(/\w/);
  expect(text).not.toMatch(/\bat \w+ \(|node_modules|SELECT |\.ts:|SQLITE/);
}

function send(method: string, path: string, body: unknown, headers: Record<string, string>) {
  const target = path.replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => ids[name]);
  return app.send(method, `/api/v1/${target}`, body, { ...staff, ...headers });
}

const boundary = "a-boundary";
const part = (name: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nvalue\r\n`;
const file = part("file", '; filename="a.png"');

const json = { "Content-Type": "application/json" };
const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
const latin1 = (text: string) => Buffer.from(text, "latin1");

test.each<[string, string | Buffer, Record<string, string>]>([
  ["no content type", "{}", {}],
  ["another content type", "{}", { "Content-Type": "text/plain" }],
  ["a content type that only begins like JSON", "{}", { "Content-Type": "application/jsonp" }],
  ["XML", "<a/>", { "Content-Type": "application/xml" }],
  ["nothing at all", "", json],
  ["broken JSON", '{"name": ', json],
  ["JSON with a comma too many", '{"name": "x",}', json],
  ["null", "null", json],
  ["a list", "[1, 2]", json],
  ["a number", "1e400", json],
  ["a text", '"name"', json],
  ["numbers beyond all bounds", '{"experience": 1e400, "fees": -1e400}', json],
  ["30,000 levels of nesting", "[".repeat(30_000), json],
  [
    "30,000 levels that are closed again",
    `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
    json,
  ],
  ["nine levels", '{"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":{}}}}}}}}}', json],
  ["a prototype", '{"__proto__": {"name": "x", "isActive": true}}', json],
  ["a constructor", '{"constructor": {"prototype": {"polluted": true}}}', json],
  ["bytes that are no UTF-8", latin1('{"name": "caf\xe9"}'), json],
  ["a compressed body", "{}", { ...json, "Content-Encoding": "gzip" }],
  ["a form without a boundary", part("name"), { "Content-Type": "multipart/form-data" }],
  ["a form that is cut off", part("name"), multipart],
  ["a form that is cut off in a name", part("name").slice(0, 40), multipart],
  ["a form with two files", `${file}${file}--${boundary}--\r\n`, multipart],
  ["a form with a field twice", `${part("name")}${part("name")}--${boundary}--\r\n`, multipart],
  ["a form with 10,000 parts", `${part("x").repeat(900)}--${boundary}--\r\n`, multipart],
  ["a form with a long header", `${part("x".repeat(9000))}--${boundary}--\r\n`, multipart],
  ["another kind of multipart", "", { "Content-Type": `multipart/mixed; boundary=${boundary}` }],
])("%s is rejected by every call, and changes nothing", async (_what, body, headers) => {
  const before = dump(app);
  for (const [method, path] of writing)
    await expectProblem(await send(method, path, body, headers));
  expect(dump(app)).toBe(before);
});

test("a body of 10 MB is rejected by every call before it is read", async () => {
  const before = dump(app);
  const [[token]] = [Object.values(staff)];
  for (const [method, path] of writing) {
    const target = path.replace(/\{.*?\}/, ids.doctor);
    const response = await app.raw(
      `${method} /api/v1/${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n` +
        "Content-Type: application/json\r\nContent-Length: 10000000\r\n\r\n{",
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/\r\n\r\n\{"message":"What you sent is too large\./);
  }
  expect(dump(app)).toBe(before);
});

test("a body that is right but for one thing nested too deep is rejected, at eight levels it is not", async () => {
  const text = (levels: number) => {
    const deep = "[".repeat(levels - 1) + "]".repeat(levels - 1);
    return `{"more":${deep},${JSON.stringify(linkBody).slice(1)}`;
  };
  expect((await send("POST", "social-links", text(8), json)).status).toBe(201);
  const response = await send("POST", "social-links", text(9), json);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe("The body is nested more than 8 levels deep.");
});

test("a prototype in a right body does no harm", async () => {
  const poison = '{"__proto__":{"isActive":false},"constructor":{"prototype":{"name":"x"}},';
  const text = poison + JSON.stringify(doctorBody).slice(1);
  const response = await send("POST", "doctor", text, json);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ name: doctorBody.name, isActive: true });
});

test("a text is stored and shown as it was sent, or rejected", async () => {
  const letters = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 150 }),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(letters, async (text) => {
      const response = await send("POST", "doctor", { ...doctorBody, name: text, about: text }, {});
      if (!response.ok) return expectProblem(response);
      const lines = text
        .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
        .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
        .normalize("NFC")
        .trim();
      const shown = { name: lines.replace(/\s*\n\s*/g, " "), about: lines };
      const doctor = await response.json();
      expect(doctor).toMatchObject(shown);
      expect(await (await app.get(`/api/v1/doctor/${doctor.id}`)).json()).toMatchObject(shown);
    }),
    { numRuns: rounds(300) },
  );
});

test("fields that come twice in JSON, or that nobody knows, do no harm", async () => {
  const { name: _, ...rest } = doctorBody;
  const text = `{"name": "First", "name": "Second", "admin": true, ${JSON.stringify(rest).slice(1)}`;
  const response = await send("POST", "doctor", text, json);
  expect(response.status).toBe(201);
  expect((await response.json()).name).toBe("Second");
});

test.each(["%00", "..%2f..%2fetc%2fpasswd", "%", "%ff", "a'--", "%F0%9F%92%8A"])(
  "an id like %s is rejected by every call",
  async (id) => {
    const before = dump(app);
    for (const [method, path, body] of [
      ["GET", "doctor/", undefined],
      ["PUT", "doctor/", doctorBody],
      ["DELETE", "doctor/", undefined],
      ...(["sittings/", "absences/", "closures/", "notices/"] as const).flatMap(
        (kind) =>
          [
            ["GET", kind, undefined],
            ["PUT", kind, closureBody],
            ["DELETE", kind, undefined],
          ] as const,
      ),
      ["DELETE", "social-links/", undefined],
      ["GET", "career/", undefined],
      ["DELETE", "career/", undefined],
    ] as const) {
      await expectProblem(await send(method, path + id, body, {}));
    }
    await expectProblem(
      await send("PUT", `doctor/${id}/availability`, { availability: "available" }, {}),
    );
    expect(dump(app)).toBe(before);
  },
);

const fieldNames = [
  ...Object.keys({ ...doctorBody, ...applicationBody, ...linkBody, ...admin }),
  ...Object.keys({ ...sittingBody, ...absenceBody, ...closureBody, ...noticeBody }),
  ...["weeks", "backAt", "note", "doctor", "doctor_id"],
  ...["phone", "isActive", "rememberPassword", "file", "_id", "isdeleted", "version", "createdAt"],
  ...["__proto__", "constructor", "toString", "hospitalSlots[0]", "videoSlots[]"],
];

const awkward = fc.constantFrom<unknown>(
  ...["", " ", "\u0000", "\ud800", "\u202e", "🩺", "x".repeat(6000), "1e400", "-1", "0x10"],
  ...["javascript:alert(1)", "https://user:pass@example.org/", "//example.org", "'; DROP TABLE x"],
  ...["10:00", "24:00", "2026-02-30", "2026-11-24", "26/01/2027", 6, [1, 1], [8]],
  ...["09:00 AM", '["09:00 AM"]', "[", "{}", "true", "available", "98000000001"],
  ...[null, true, -1, 1.5, 1e21, 2 ** 60, [], {}, [[]], ["09:00 AM"], [null], { phone: [] }],
);

const value = fc.oneof(awkward, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 3 }));
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fieldNames) }, fc.string());
const fields = fc.dictionary(name, value, { maxKeys: 6 });

/** A right body with some fields changed or taken away, or any object, or any text. */
function bodyFor(right: object) {
  const names = Object.keys(right);
  const taken = fc.subarray(names, { maxLength: Math.min(2, names.length) });
  const changed = fc.tuple(fields, taken).map(([more, gone]) => {
    const body: Record<string, unknown> = { ...right, ...more };
    for (const key of gone) delete body[key];
    return JSON.stringify(body);
  });
  const cut = fc
    .tuple(changed, fc.nat({ max: 400 }))
    .map(([text, length]) => text.slice(0, length));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 3, arbitrary: fields.map((body) => JSON.stringify(body)) },
    cut,
    fc.string({ unit: "binary" }),
  );
}

function formFor(right: object) {
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 5 });
  return fc.tuple(pairs, fc.boolean()).map(([more, photo]) => {
    const form = new FormData();
    for (const [key, given] of [...Object.entries(right), ...more]) {
      form.append(key, typeof given === "string" ? given : JSON.stringify(given));
    }
    if (photo) form.append("file", new Blob(["no photo"]), "a.png");
    return form;
  });
}

const unknown = "0".repeat(24);

const call = fc
  .constantFrom<(typeof writing)[number]>(
    ...writing,
    ...writing,
    ["POST", "nowhere", {}],
    ["DELETE", `doctor/${unknown}`, {}],
    ["DELETE", `social-links/${unknown}`, {}],
    ["DELETE", `career/${unknown}`, {}],
  )
  .chain(([method, path, right]) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      body: fc.oneof(
        { weight: 8, arbitrary: bodyFor(right) },
        { weight: 2, arbitrary: formFor(right) as fc.Arbitrary<unknown> },
      ),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant("application/json") },
        fc.constantFrom("text/plain", "application/json; charset=utf-8", multipart["Content-Type"]),
      ),
    }),
  );

test("whatever is sent, no call fails, and what is rejected changes nothing", async () => {
  // A dump is dear; most of the time SQLite knows that nothing at all was written.
  const watch = openDatabase(join(app.dataDirectory, "hospital.db"));
  const version = () => watch.pragma("data_version", { simple: true });
  let before = { version: version(), rows: dump(app) };
  await fc.assert(
    fc.asyncProperty(call, async ({ method, path, body, type }) => {
      const headers: Record<string, string> =
        body instanceof FormData ? {} : { "Content-Type": type };
      const response = await send(method, path, body, headers);
      const now = version();
      const rows = now === before.version ? before.rows : dump(app);
      if (!response.ok) {
        await expectProblem(response);
        expect(rows).toBe(before.rows);
      }
      before = { version: now, rows };
    }),
    { numRuns: rounds(2000) },
  );
  watch.close();
}, 600_000);
