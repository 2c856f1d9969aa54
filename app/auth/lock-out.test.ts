import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { beginSetUp, codeOf, pendingIn, secondStep } from "../../tests/app/two-step.ts";

/** As if from another address, in a network of its own for each test: the server trusts the test as its proxy. */
const from = (address: string) => ({ "X-Forwarded-For": address });
const password = "river lotus candle";

const app = await startAppForFile({ TRUST_PROXY: "loopback" });

/** Devices in which this editor, who is new, has signed in. */
async function mintDevices(editor: typeof admin, count: number): Promise<Visitor[]> {
  await addAccount(app.dataDirectory, editor);
  const devices = Array.from({ length: count }, () => app.visitor());
  for (const [number, device] of devices.entries()) {
    const { status } = await device.post("/signin", editor, from(`192.0.2.${number}`));
    expect(status).toBe(303);
    await device.post("/signout", {});
  }
  return devices;
}

test("nobody can keep staff from signing in, by whatever they try from wherever", async () => {
  for (let number = 0; number < 12; number += 1) {
    const guess = { email: admin.email, password: `wrong-${number}` };
    await app.post("/signin", guess, from(`203.0.113.${number % 6}`));
  }
  for (let number = 0; number < 20; number += 1) {
    const invented = { email: `invented${number}@example.org`, password: "wrong" };
    await app.post("/signin", invented, from(`198.51.${number}.7`));
  }
  expect((await app.post("/signin", admin, from("192.0.2.10"))).status).toBe(303);
});

test("a device that signed in before is let in past the limits of its address", async () => {
  const address = from("203.0.114.5");
  const device = app.visitor();
  expect((await device.post("/signin", admin, address)).status).toBe(303);
  expect((await device.post("/signout", {}, address)).status).toBe(303);
  const wrong = { email: admin.email, password: "wrong-words" };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) {
    statuses.push((await app.post("/signin", wrong, address)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  expect((await app.post("/signin", admin, address)).status).toBe(429);
  expect((await device.post("/signin", admin, address)).status).toBe(303);
});

test("a device that signed in before cannot try passwords for ever", async () => {
  const device = app.visitor();
  await device.post("/signin", admin);
  await device.post("/signout", {});
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await device.post("/signin", { email: admin.email, password: "wrong" });
  }
  expect((await device.post("/signin", admin)).status).toBe(429);
});

test("many at once from one address get ten tries between them", async () => {
  const wrong = { email: admin.email, password: "wrong-words" };
  const sent = Array.from({ length: 30 }, () => app.post("/signin", wrong, from("203.0.115.9")));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBe(10);
});

test("devices of one account are no more tries at another, and neither are its sign-ins in between", async () => {
  const editor = { email: "one@example.org", password };
  const devices = await mintDevices(editor, 3);
  const address = from("203.0.116.5");
  const spellings = [admin.email, admin.email.toUpperCase(), `  ${admin.email} `];
  const statuses: number[] = [];
  for (const device of devices) {
    for (const email of [...spellings, admin.email]) {
      const guess = { email, password: "wrong-words" };
      statuses.push((await device.post("/signin", guess, address)).status);
    }
  }
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(2).fill(429)]);
  for (const visitor of [devices[0] as Visitor, app.visitor()]) {
    expect((await visitor.post("/signin", editor, address)).status).toBe(303);
    await visitor.post("/signout", {});
    const guess = { email: admin.email, password: "wrong-words" };
    expect((await visitor.post("/signin", guess, address)).status).toBe(429);
  }
});

test("who finds a device signed in gets ten tries at the password that is asked for again", async () => {
  const editor = { email: "three@example.org", password };
  await addAccount(app.dataDirectory, editor);
  const device = await app.as(editor);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await device.post(secondStep, { password: "wrong-words" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  const change = { current_password: password, password: "another lotus candle" };
  expect((await device.post("/dashboard/Devices/password", change)).status).toBe(429);
});

test("codes of an account are tried twenty times an hour by all who have not signed in to it", async () => {
  const editor = { email: "two@example.org", password };
  const devices = await mintDevices(editor, 3);
  const owner = await app.as(admin);
  const secret = await beginSetUp(owner, admin);
  await owner.post(`${secondStep}/confirm`, { code: codeOf(secret, -30) });
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE staff SET disabled_at = '2026-01-01' WHERE email = ?").run(editor.email),
  );
  const statuses: number[] = [];
  for (const [number, device] of devices.entries()) {
    const address = from(`198.52.${number}.7`);
    const page = await (await device.post("/signin", admin, address)).text();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const fields = { pending: pendingIn(page), code: "000000" };
      statuses.push((await device.post("/signin/code", fields, address)).status);
    }
  }
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(4).fill(429)]);
  await owner.post("/signout", {});
  const pending = pendingIn(await (await owner.post("/signin", admin)).text());
  const code = codeOf(secret);
  expect((await owner.post("/signin/code", { pending, code })).status).toBe(303);
});
