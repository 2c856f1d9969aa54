import fc from "fast-check";
import { expect, test } from "vitest";
import { listInputs } from "#app/forms/route-inputs.ts";
import { addOneOfEach, doctorBody, dump, idFor, linkBody, logIn } from "../../tests/api/api.ts";
import { expectProblem } from "../../tests/api/expect-problem.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { builtRoutes } from "../../tests/forms/built-inputs.ts";
import { oddIds } from "../../tests/hostile/made-up-requests.ts";
import { rounds, share } from "../../tests/runner/rounds.ts";
import type { Calls } from "./calls.server.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = (await logIn(app)).bearer;
const ids = await addOneOfEach(app, staff);

/** The calls of addresses, with the examples of their bodies. */
const calls = listInputs(builtRoutes()).flatMap(({ path, calls }) =>
  Object.entries(calls as Calls).map(([method, { body }]) => ({ method, path, body })),
);
const writing = calls.filter(({ body }) => body);

function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const target = path.replace(":id", idFor(path, ids));
  return app.send(method, target, body, { ...staff, ...headers });
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
  for (const { method, path } of writing) {
    await expectProblem(await send(method, path, body, headers));
  }
  expect(dump(app)).toBe(before);
});

test("a body of 10 MB is rejected by every call before it is read", async () => {
  const before = dump(app);
  const [[token]] = [Object.values(staff)];
  for (const { method, path } of share(writing, 6)) {
    const target = path.replace(":id", idFor(path, ids));
    const response = await app.raw(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n` +
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
  expect((await send("POST", "/api/v1/social-links", text(8), json)).status).toBe(201);
  const response = await send("POST", "/api/v1/social-links", text(9), json);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe("The body is nested more than 8 levels deep.");
});

test("a prototype in a right body does no harm", async () => {
  const poison = '{"__proto__":{"isActive":false},"constructor":{"prototype":{"name":"x"}},';
  const text = poison + JSON.stringify(doctorBody).slice(1);
  const response = await send("POST", "/api/v1/doctor", text, json);
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
      const response = await send("POST", "/api/v1/doctor", {
        ...doctorBody,
        name: text,
        about: text,
      });
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
  const response = await send("POST", "/api/v1/doctor", text, json);
  expect(response.status).toBe(201);
  expect((await response.json()).name).toBe("Second");
});

test.each(oddIds)("an id like %s is rejected by every call", async (id) => {
  const before = dump(app);
  for (const { method, path, body } of calls.filter(({ path }) => path.includes(":id"))) {
    await expectProblem(await send(method, path.replace(":id", id), body?.example));
  }
  expect(dump(app)).toBe(before);
});
