import { describe, expect, test } from "vitest";
import { calls, type FormInput, forms } from "#app/inputs.ts";
import { hostileRequest } from "../drills/hostile-input.ts";
import { randomFrom } from "../drills/random.ts";
import { listTargets } from "../drills/targets.ts";
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
} from "./api.ts";
import { startAppForFile } from "./app.ts";
import { filledIn } from "./doctor-form.ts";
import { admin } from "./http.ts";
import { residentMemoryOf } from "./process-memory.ts";

const mebibyte = 1024 * 1024;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const perTarget = 12;

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);
const { bearer } = await logIn(app);
const added = await addOneOfEach(app, bearer);
const ids = Object.values(added);

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

describe(`made up from the seed ${seed}`, () => {
  test.each(listTargets())(
    "$method $path ($kind) refuses or ignores whatever comes",
    async (target) => {
      const random = randomFrom(seed);
      const plain = await plainTime();
      const before = residentMemoryOf(app.process.pid as number);
      for (let round = 0; round < perTarget; round += 1) {
        const { method, target: address, headers, body } = hostileRequest(random, target, ids);
        const who = round % 2 === 0 ? app : staff;
        const started = performance.now();
        const what = `${method} ${address.slice(0, 200)}`;
        // Node ends the connection of a head over 16 KB or 120 lines, sometimes before its 431 is read.
        const isHeadTooLarge =
          address.length + JSON.stringify(headers).length > 15_000 ||
          Object.keys(headers).length > 110;
        const response = await who.send(method, address, body, headers).catch((error) => {
          if (isHeadTooLarge) return undefined;
          throw error;
        });
        if (!response) continue;
        await response.arrayBuffer();
        expect(response.status, what).toBeLessThan(500);
        expect((performance.now() - started) / plain, what).toBeLessThan(200);
      }
      expect(residentMemoryOf(app.process.pid as number) - before).toBeLessThan(128 * mebibyte);
    },
  );
});

/** For each form one that is right, and who may send it. */
const right: Partial<Record<keyof typeof forms, Record<string, string | string[]>>> = {
  application: {
    name: "Right Name",
    position: "Nurse",
    email: "right@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/cv",
  },
  doctor: filledIn,
  link: { category: "mediainsta", url: "https://www.instagram.com/reel/Right12345/" },
  signIn: admin,
  password: { current_password: admin.password, password: "another-password-1" },
};

const longTexts = Object.entries(right).flatMap(([name, fields]) => {
  const form: FormInput = forms[name as keyof typeof forms];
  return Object.entries(form.typed)
    .filter(([field]) => field in fields)
    .map(([field, length]) => ({ path: form.at[0] ?? "", field, length, fields }));
});

test.each(longTexts)("$path refuses a $field of more than $length characters", async (one) => {
  const { path, field, length, fields } = one;
  const before = dump(app);
  const long = { ...fields, [field]: "a".repeat(length + 1) };
  const response = await staff.post(path, long);
  expect([400, 401]).toContain(response.status);
  if (!("password" in fields)) expect(dump(app)).toBe(before);
});

const bodies = {
  doctor: doctorBody,
  link: linkBody,
  sitting: sittingBody,
  absence: absenceBody,
  closure: closureBody,
  notice: noticeBody,
  application: applicationBody,
  login: admin,
};
const longFields = Object.entries(bodies).flatMap(([name, body]) => {
  const call = calls[name as keyof typeof bodies];
  const [method = "", path = ""] = (call.at[0] ?? "").split(" ");
  return Object.entries<number>(call.fields)
    .filter(([field]) => field !== "isActive" && field !== "rememberPassword")
    .map(([field, length]) => ({ method, path, field, length, body }));
});

test.each(longFields)("$method $path refuses a $field of more than $length", async (one) => {
  const { method, path, field, length, body } = one;
  const before = dump(app);
  const { contact, ...flat } = { contact: {}, ...body };
  const sent = { ...flat, ...contact, [field]: "a".repeat(length + 1) };
  const response = await app.send(method, path.replace(":id", added.doctor), sent, bearer);
  expect([400, 401]).toContain(response.status);
  if (!("password" in body)) expect(dump(app)).toBe(before);
});

test("what a page adds counts as not sent when it is too long", async () => {
  const next = `/dashboard/Links?q=${"x".repeat(3000)}`;
  const response = await app.post("/signin", { ...admin, next });
  expect(response.headers.get("Location")).toBe("/dashboard");
});
