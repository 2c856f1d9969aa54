import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { addOneOfEach, idFor, logIn, watchRows } from "./api/api.ts";
import { expectProblem } from "./api/expect-problem.ts";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";
import { residentMemoryOf } from "./app/process-memory.ts";
import { readBuiltInputs } from "./forms/built-inputs.ts";
import { filledIn } from "./forms/doctor-form.ts";
import { madeUpBytes } from "./hostile/made-up-bytes.ts";
import { type MadeUpRequest, requestsTo } from "./hostile/made-up-requests.ts";
import { listTargets, type Target } from "./hostile/targets.ts";
import { rounds, seed, share } from "./runner/rounds.ts";

const mebibyte = 1024 * 1024;

const { forms, calls } = readBuiltInputs();
const everything = listTargets();
// Pages that read no parameter are alike, and most of all.
const plainPages = everything.filter(({ kind, names }) => kind === "page" && names.length === 0);
const others = everything.filter((target) => !plainPages.includes(target));
const targets = [...share(others, 20), ...share(plainPages, 60)];

const app = await startAppForFile({ RATE_LIMITS: "off" });
let staff = await logIn(app);
let added = await addOneOfEach(app, staff.bearer);
const stored = watchRows(app);

/** The longest of three plain requests, in milliseconds: how slow this machine is at the moment. */
async function plainTime(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    await app.post("/careers", {});
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}

/** Made-up requests may sign either out. */
async function staySignedIn(): Promise<void> {
  const [called, page] = await Promise.all([
    app.get("/api/v1/careers?per=1", staff.bearer),
    app.get("/dashboard/Devices", staff.cookie),
  ]);
  if (called.status === 401 || page.status !== 200) staff = await logIn(app);
}

/** Returns ids of what is there: the requests to another place may have deleted some of it. */
async function prepareFor({ kind, path }: Target): Promise<string[]> {
  await staySignedIn();
  if (kind !== "page" && path.includes(":")) added = await addOneOfEach(app, staff.bearer);
  return kind === "call" ? [idFor(path, added)] : Object.values(added);
}

// Node ends the connection of a head over 16 KB or 120 lines, sometimes before its 431 is read.
function isHeadTooLarge({ target, headers }: MadeUpRequest): boolean {
  return (
    target.length + JSON.stringify(headers).length > 15_000 || Object.keys(headers).length > 110
  );
}

async function send({ kind }: Target, made: MadeUpRequest, byStaff: boolean) {
  const { method, target, headers, body } = made;
  const credentials = kind === "call" ? staff.bearer : staff.cookie;
  return app
    .send(method, target, body, { ...headers, ...(byStaff && credentials) })
    .catch((error) => {
      if (isHeadTooLarge(made)) return undefined;
      throw error;
    });
}

describe(`made up from the seed ${seed}`, () => {
  test.each(targets)("$method $path ($kind) refuses or ignores whatever comes", async (target) => {
    const ids = await prepareFor(target);
    const plain = await plainTime();
    const before = residentMemoryOf(app.process.pid as number);
    let rows = stored.rows();
    const requests = fc.asyncProperty(requestsTo(target, ids), fc.boolean(), async (made, who) => {
      const started = performance.now();
      const response = await send(target, made, who);
      if (!response) return;
      const isRejected = response.status >= 400 && response.status !== 431;
      if (target.kind === "call" && made.method !== "GET" && isRejected) {
        await expectProblem(response);
        expect(stored.rows()).toBe(rows);
      }
      await response.arrayBuffer().catch(() => {});
      rows = target.kind === "call" ? stored.rows() : rows;
      expect(response.status).toBeLessThan(500);
      expect((performance.now() - started) / plain).toBeLessThan(200);
    });
    await fc.assert(requests, { seed, numRuns: rounds(120) });
    expect(residentMemoryOf(app.process.pid as number) - before).toBeLessThan(128 * mebibyte);
  });
});

test(`bytes that are hardly HTTP are no fault of the server (seed ${seed})`, async () => {
  const bytes = fc.asyncProperty(madeUpBytes, async (bytes) => {
    expect(await app.raw(bytes)).not.toMatch(/^HTTP\/1\.1 5/);
  });
  await fc.assert(bytes, { seed, numRuns: rounds(300) });
  expect((await app.get("/doctors")).status).toBe(200);
});

/** At some pages a form that is right. */
const right: Record<string, Record<string, string | string[]>> = {
  "/careers": {
    name: "Right Name",
    position: "Nurse",
    email: "right@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/cv",
  },
  "/dashboard/AddDoctor/new": filledIn,
  "/dashboard/Links/new": {
    category: "mediainsta",
    url: "https://www.instagram.com/reel/Right12345/",
  },
  "/signin": admin,
  "/dashboard/Devices/password": {
    current_password: admin.password,
    password: "another-password-1",
  },
};

const longTexts = forms.flatMap(({ path, form: { typed = {} } }) => {
  const fields = right[path] ?? {};
  return Object.entries(typed)
    .filter(([field]) => field in fields)
    .map(([field, length]) => ({ path, field, length, fields }));
});

const longFields = calls.flatMap(({ method, path, call, example }) => {
  return Object.entries(example ? call.fields : {})
    .filter(([field]) => field !== "isActive" && field !== "rememberPassword")
    .map(([field, length]) => ({ method, path, field, length, example }));
});

describe("what is too long", () => {
  // What the made-up requests were for may be deleted.
  beforeAll(async () => {
    await staySignedIn();
    added = await addOneOfEach(app, staff.bearer);
  });

  test.each(longTexts)("$path refuses a $field of more than $length characters", async (one) => {
    const { path, field, length, fields } = one;
    const before = stored.rows();
    const long = { ...fields, [field]: "a".repeat(length + 1) };
    const response = await app.post(path, long, path === "/signin" ? {} : staff.cookie);
    expect(response.status).toBe(isWrongPassword(path, field) ? 401 : 400);
    expect(stored.rows()).toBe(before);
  });

  test.each(longFields)("$method $path refuses a $field of more than $length", async (one) => {
    const { method, path, field, length, example } = one;
    const before = stored.rows();
    const { contact, ...flat } = { contact: {}, ...example };
    const sent = { ...flat, ...contact, [field]: "a".repeat(length + 1) };
    const target = path.replace(":id", idFor(path, added));
    const response = await app.send(method, target, sent, staff.bearer);
    expect(response.status).toBe(isWrongPassword(path, field) ? 401 : 400);
    expect(stored.rows()).toBe(before);
  });
});

function isWrongPassword(path: string, field: string): boolean {
  return field === "password" && /(?:signin|login)$/.test(path);
}

test("what a page adds counts as not sent when it is too long", async () => {
  const next = `/dashboard/Links?q=${"x".repeat(3000)}`;
  const response = await app.post("/signin", { ...admin, next });
  expect(response.headers.get("Location")).toBe("/dashboard");
});
