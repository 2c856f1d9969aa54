import { expect, test } from "vitest";
import { admin, startApp } from "../../tests/http.ts";

/** As if from another address: the server trusts the test as its proxy. */
const settings = { TRUST_PROXY: "loopback" };
const from = (address: string) => ({ "X-Forwarded-For": address });

test("nobody can keep staff from signing in, by whatever they try from wherever", async () => {
  await using app = await startApp(settings);
  for (let number = 0; number < 24; number += 1) {
    const guess = { email: admin.email, password: `wrong-${number}` };
    await app.post("/signin", guess, from(`203.0.113.${number % 6}`));
  }
  for (let number = 0; number < 40; number += 1) {
    const invented = { email: `invented${number}@example.org`, password: "wrong" };
    await app.post("/signin", invented, from(`198.51.${number}.7`));
  }
  expect((await app.post("/signin", admin, from("192.0.2.10"))).status).toBe(303);
});

test("a device that signed in before is let in past the limits of its address", async () => {
  await using app = await startApp(settings);
  const address = from("203.0.113.5");
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
  await using app = await startApp(settings);
  const device = app.visitor();
  await device.post("/signin", admin);
  await device.post("/signout", {});
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await device.post("/signin", { email: admin.email, password: "wrong" });
  }
  expect((await device.post("/signin", admin)).status).toBe(429);
});

test("many at once from one address get ten tries between them", async () => {
  await using app = await startApp(settings);
  const wrong = { email: admin.email, password: "wrong-words" };
  const sent = Array.from({ length: 30 }, () => app.post("/signin", wrong, from("203.0.113.9")));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBe(10);
});
