import { expect, test } from "vitest";
import { addAccount } from "../tests/add-account.ts";
import { logIn } from "../tests/api.ts";
import { admin, startApp, type Visitor } from "../tests/http.ts";

test("whoever has signed in is served while more visitors ask than can wait", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const [doctor] = await (await app.get("/api/v1/available-doctors")).json();
  const crowd = startCrowd(app);
  await expect.poll(() => crowd.turnedAway()).toBeGreaterThan(100);
  const staff = app.visitor();
  // Not known yet, they wait among the visitors.
  const signIn = async () => (await staff.post("/signin", admin)).status;
  await expect.poll(signIn, { timeout: 40_000, interval: 20 }).toBe(303);
  const statuses = [];
  for (const availability of ["unavailable", "available", "unavailable"]) {
    // After each change a message waits in a cookie.
    const before = crowd.turnedAway();
    statuses.push((await staff.get("/dashboard/AddDoctor")).status);
    const changed = `/dashboard/AddDoctor/${doctor._id}/availability`;
    statuses.push((await staff.post(changed, { availability })).status);
    await expect.poll(() => crowd.turnedAway()).toBeGreaterThan(before);
  }
  await crowd.leave();
  expect(statuses).toEqual([200, 303, 200, 303, 200, 303]);
});

test("one of the staff who asks for very much at once leaves turns to the others", async () => {
  await using app = await startApp();
  const editor = { email: "editor@example.org", password: "the words of the editor" };
  await addAccount(app.dataDirectory, editor);
  const [first, second] = [await app.as(editor), await app.as(admin)];
  let isHere = true;
  let asked = 0;
  const refused = new Set<number>();
  async function ask(): Promise<void> {
    while (isHere) {
      const { status } = await first.get(`/dashboard/AddDoctor?q=${++asked}`);
      if (status !== 200) refused.add(status);
    }
  }
  const flood = Array.from({ length: 220 }, ask);
  await expect.poll(() => refused.size).toBeGreaterThan(0);
  const statuses = [];
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await second.get("/dashboard")).status);
  }
  isHere = false;
  await Promise.all(flood);
  expect(statuses).toEqual(statuses.map(() => 200));
});

test("a cookie of staff that is written in an unusual way makes nobody else staff", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const { cookie } = await logIn(app);
  const Cookie = (cookie.Cookie ?? "").replace("=", " =");
  expect((await app.get("/dashboard", { Cookie })).status).toBe(200);
  const crowd = startCrowd(app);
  await expect.poll(() => crowd.turnedAway()).toBeGreaterThan(100);
  await crowd.leave();
});

/** As many at once that some are always turned away. */
function startCrowd(app: Visitor) {
  let isHere = true;
  let turnedAway = 0;
  let asked = 0;
  async function ask(): Promise<void> {
    while (isHere) {
      const { status } = await app.get(`/doctors?q=${++asked}`);
      if (status === 503) turnedAway += 1;
    }
  }
  const visitors = Array.from({ length: 100 }, ask);
  return {
    turnedAway: () => turnedAway,
    async leave(): Promise<void> {
      isHere = false;
      await Promise.all(visitors);
    },
  };
}
