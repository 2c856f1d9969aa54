import { expect, test } from "vitest";
import { applicationBody, linkBody, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { childrenOf } from "../../tests/app/process-memory.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const { bearer } = await logIn(app);

const [doctor] = await (await app.get("/api/v1/doctors")).json();

const listsOfDoctors = [
  "/api/v1/doctors",
  "/api/v1/doctors?q=urology&page=1",
  "/api/v1/available-doctors",
  `/api/v1/doctor/${doctor.id}`,
  "/api/v1/opd",
  "/api/v1/opd/week",
];
const ofDoctors = ["/doctors", "/Urology", ...listsOfDoctors];
const ofLinks = ["/Instagram", "/api/v1/social-links", "/api/v1/social-links?limit=1"];
const ofBoth = ["/"];
const ofNeither = ["/about", "/careers", "/Pictures"];
const all = [...ofDoctors, ...ofLinks, ...ofBoth, ...ofNeither];

/** The pages and lists that the front cannot send by itself, which it shows when the process that renders stands still. */
async function listOutdated(): Promise<string[]> {
  const [worker = 0] = childrenOf(app.process.pid as number);
  process.kill(worker, "SIGSTOP");
  try {
    const responses = await Promise.all(
      all.map((path) =>
        fetch(app.origin + path, { signal: AbortSignal.timeout(2500) }).then(
          () => "",
          () => path,
        ),
      ),
    );
    return responses.filter(Boolean);
  } finally {
    process.kill(worker, "SIGCONT");
    for (const path of all) expect((await app.get(path)).status).toBe(200);
  }
}

test("a write leaves those pages and lists in the cache that show nothing of what was written", async () => {
  for (const path of all) await app.get(path);
  expect((await app.send("POST", "/api/v1/career", applicationBody)).status).toBe(201);
  expect(await listOutdated()).toEqual([]);

  expect((await app.send("POST", "/api/v1/social-links", linkBody, bearer)).status).toBe(201);
  // Every menu tells whether there is a page of links.
  expect(await listOutdated()).toEqual(all.filter((path) => !listsOfDoctors.includes(path)));

  onDatabase(app, (sqlite) => sqlite.exec("UPDATE doctors SET fees = fees + 1"));
  expect(await listOutdated()).toEqual([...ofDoctors, ...ofBoth]);
  expect(await listOutdated()).toEqual([]);

  const day = { name: "A day", firstDay: "2020-01-01", lastDay: "2020-01-01" };
  expect((await app.send("POST", "/api/v1/closures", day, bearer)).status).toBe(201);
  expect(await listOutdated()).toEqual(expect.arrayContaining(listsOfDoctors));
});
