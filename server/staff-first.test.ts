import { expect, test } from "vitest";
import { logIn } from "../tests/api/api.ts";
import { addAccount } from "../tests/app/add-account.ts";
import { admin, startApp, type Visitor } from "../tests/app/http.ts";

test("whoever has signed in is served while more visitors ask than can wait", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const [doctor] = await (await app.get("/api/v1/available-doctors")).json();
  await using crowd = startCrowd(app);
  await expect.poll(() => crowd.refused()).toBeGreaterThan(100);
  const staff = app.visitor();
  // Not known yet, they wait among the visitors, on a busy machine for a minute.
  const signIn = async () => (await staff.post("/signin", admin)).status;
  await expect.poll(signIn, { timeout: 120_000, interval: 20 }).toBe(303);
  const statuses = [];
  for (const availability of ["unavailable", "available", "unavailable"]) {
    // After each change a message waits in a cookie.
    const before = crowd.refused();
    statuses.push((await staff.get("/dashboard/AddDoctor")).status);
    const changed = `/dashboard/AddDoctor/${doctor._id}/availability`;
    statuses.push((await staff.post(changed, { availability })).status);
    await expect.poll(() => crowd.refused()).toBeGreaterThan(before);
  }
  expect(statuses).toEqual([200, 303, 200, 303, 200, 303]);
});

test("one of the staff who asks for very much at once leaves turns to the others", async () => {
  await using app = await startApp();
  const editor = { email: "editor@example.org", password: "the words of the editor" };
  await addAccount(app.dataDirectory, editor);
  const [first, second] = [await app.as(editor), await app.as(admin)];
  await using flood = askAtOnce(220, async (count) => {
    return (await first.get(`/dashboard/AddDoctor?q=${count}`)).status !== 200;
  });
  await expect.poll(() => flood.refused()).toBeGreaterThan(0);
  const statuses = [];
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await second.get("/dashboard")).status);
  }
  expect(statuses).toEqual(statuses.map(() => 200));
});

test("a cookie of staff that is written in an unusual way makes nobody else staff", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const { cookie } = await logIn(app);
  const Cookie = (cookie.Cookie ?? "").replace("=", " =");
  expect((await app.get("/dashboard", { Cookie })).status).toBe(200);
  await using crowd = startCrowd(app);
  await expect.poll(() => crowd.refused()).toBeGreaterThan(100);
});

/** As many at once that some are always turned away. */
function startCrowd(app: Visitor) {
  return askAtOnce(100, async (count) => (await app.get(`/doctors?q=${count}`)).status === 503);
}

/** So many ask again and again until the test that started them ends; `ask` says whether it was refused. */
function askAtOnce(visitors: number, ask: (count: number) => Promise<boolean>) {
  let isOver = false;
  let refused = 0;
  let asked = 0;
  async function askOn(): Promise<void> {
    while (!isOver) if (await ask(++asked)) refused += 1;
  }
  const asking = Array.from({ length: visitors }, askOn);
  return {
    refused: () => refused,
    async [Symbol.asyncDispose](): Promise<void> {
      isOver = true;
      await Promise.all(asking);
    },
  };
}
