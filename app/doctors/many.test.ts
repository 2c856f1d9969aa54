import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readClock } from "#app/timetable/timetable.server.ts";
import { openDatabase } from "#db/connection.server.ts";
import { addMany } from "../../drills/many-rows.ts";
import { linkBody, logIn, onDatabase } from "../../tests/api/api.ts";
import { preparedDirectory, startApp } from "../../tests/app/http.ts";
import { startClock } from "../../tests/app/timed-app.ts";

const data = preparedDirectory();
const filling = openDatabase(join(data, "hospital.db"));
addMany(filling, { doctors: 1200, applications: 1500 });
filling.close();
// Later in the evening nobody would still come.
const morning = startClock(`${readClock().day}T07:00:00`);
const app = await startApp({ RATE_LIMITS: "off", ...morning.settings }, data);
afterAll(async () => {
  await app.stop();
  rmSync(data, { recursive: true });
});
const { bearer } = await logIn(app);

async function pageOf(path: string): Promise<string> {
  const response = await app.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return await response.text();
}

function idsIn(html: string): string[] {
  const links = html.matchAll(
    /<h2[^>]*><a[^>]* href="\/doctor\/(\w{24})"|<h2[^>]*><a href="\/doctor\/(\w{24})"/g,
  );
  return [...links].map(([, one, other]) => (one ?? other) as string);
}

/** All doctors from this page of the list on, following "Next". */
async function follow(path: string): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let next: string | undefined = path;
  let pages = 0;
  while (next) {
    const html: string = await pageOf(next);
    expect(Buffer.byteLength(html)).toBeLessThan(200_000);
    const listed = idsIn(html);
    expect(listed.length).toBeLessThanOrEqual(48);
    ids.push(...listed);
    pages += 1;
    const [, query] =
      /<a[^>]* rel="next"[^>]* href="([^"]+)"/.exec(html) ??
      /<a[^>]* href="([^"]+)"[^>]* rel="next"/.exec(html) ??
      [];
    next = query && `/doctors${query.slice(query.indexOf("?")).replaceAll("&amp;", "&")}`;
  }
  return { ids, pages };
}

function visibleIds(where = "1"): string[] {
  const sqlite = openDatabase(join(data, "hospital.db"));
  const rows = sqlite
    .prepare(`SELECT id FROM doctors WHERE is_active = 1 AND is_deleted = 0 AND ${where}`)
    .pluck()
    .all() as string[];
  sqlite.close();
  return rows.sort();
}

test("the pages of the list have every doctor whom visitors may see, once", async () => {
  const { ids, pages } = await follow("/doctors");
  expect(ids.toSorted()).toEqual(visibleIds());
  expect(pages).toBe(Math.ceil(ids.length / 48));
});

test("there are sittings enough on each day of the week", async () => {
  const { days } = await (await app.get("/api/v1/opd/week")).json();
  const counts = days.map((day: { sittings: unknown[] }) => day.sittings.length);
  expect(counts).toHaveLength(7);
  expect(Math.min(...counts)).toBeGreaterThan(100);
});

test("the OPD of a day has every sitting once, in pages and by speciality", async () => {
  const day = await (await app.get("/api/v1/opd")).json();
  const all: string[] = day.sittings.map((one: { doctor: { name: string } }) => one.doctor.name);
  expect(all.length).toBeGreaterThan(100);
  // In the evening the page without a day shows tomorrow.
  const today = `/opd?day=${readClock().day}`;
  for (const order of [today, `${today}&by=time`]) {
    const named: string[] = [];
    let next: string | undefined = order;
    while (next) {
      const html = await pageOf(next);
      expect(Buffer.byteLength(html)).toBeLessThan(200_000);
      const rows = html.matchAll(/<li data-state="\w+"><a[^>]*>([^<]*)<\/a>/g);
      named.push(...[...rows].map(([, name]) => name as string));
      const [, query] = /<a(?=[^>]* rel="next")[^>]* href="([^"]+)"/.exec(html) ?? [];
      next = query?.replaceAll("&amp;", "&");
    }
    expect(named.toSorted()).toEqual(all.toSorted());
  }
  expect(
    (await pageOf(`${today}&speciality=urology`)).match(/<li data-state/g)?.length,
  ).toBeLessThan(all.length / 2);
  expect(Buffer.byteLength(await pageOf("/opd/board"))).toBeLessThan(200_000);
});

test("a speciality and a search come in pages too, each with all that belong to it", async () => {
  const urologists = await follow("/doctors?speciality=urology");
  expect(urologists.pages).toBeGreaterThan(1);
  expect(urologists.ids.toSorted()).toEqual(visibleIds("specialization = 'Urology'"));
  const found = await follow("/doctors?q=sharm&speciality=urology");
  expect(found.ids.toSorted()).toEqual(
    visibleIds("specialization = 'Urology' AND name LIKE '%sharm%'"),
  );
  const letter = await follow("/doctors?q=z");
  expect(letter.ids.toSorted()).toEqual(visibleIds("instr(search_text, 'z') > 0"));
});

test("a page of the list says which it is, and which are beside it", async () => {
  const second = await pageOf("/doctors?page=2");
  expect(second).toContain(`<link rel="canonical" href="${app.origin}/doctors?page=2"/>`);
  expect(second).toContain(`<link rel="prev" href="${app.origin}/doctors"/>`);
  expect(second).toContain(`<link rel="next" href="${app.origin}/doctors?page=3"/>`);
  expect(second).toMatch(/<title>[^<]*, page 2 \|/);
  const urologists = await pageOf("/doctors?speciality=urology&page=2");
  expect(urologists.replaceAll("&amp;", "&")).toContain(
    `<link rel="canonical" href="${app.origin}/doctors?speciality=urology&page=2"/>`,
  );
  expect(await pageOf("/doctors?page=1")).toContain(
    `<link rel="canonical" href="${app.origin}/doctors"/>`,
  );
  expect(idsIn(await pageOf("/doctors?page=9999"))).toEqual(
    idsIn(await pageOf("/doctors?page=26")),
  );
});

test("the pages beside a page of the list are narrowed as it is", async () => {
  for (const query of ["speciality=urology", "q=sharm", "here=today"]) {
    const address = `${app.origin}/doctors?${query}`;
    const read = async (path: string) => (await pageOf(path)).replaceAll("&amp;", "&");
    const first = await read(`/doctors?${query}`);
    expect(first).toContain(`<link rel="next" href="${address}&page=2"/>`);
    const second = await read(`/doctors?${query}&page=2`);
    expect(second).toContain(`<link rel="canonical" href="${address}&page=2"/>`);
    expect(second).toContain(`<link rel="prev" href="${address}"/>`);
  }
});

test("the home page shows the first of so many doctors, and leads to all", async () => {
  const html = await pageOf("/");
  expect(Buffer.byteLength(html)).toBeLessThan(200_000);
  const total = visibleIds().length.toLocaleString("en-IN");
  expect(html).toContain(`All ${total} doctors`);
});

test("the sitemap is an index of parts, which name every doctor once in each language", async () => {
  const index = await pageOf("/sitemap.xml");
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(parts.length).toBe(1 + Math.ceil(visibleIds().length / 100));
  const texts = await Promise.all(parts.map((url) => pageOf(url.slice(app.origin.length))));
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(200_000);
  for (const language of ["", "/hi", "/pa"]) {
    const pattern = new RegExp(`<loc>${app.origin}${language}/doctor/(\\w{24})<`, "g");
    const doctors = [...texts.join().matchAll(pattern)].map(([, id]) => id);
    expect(doctors.sort()).toEqual(visibleIds());
  }
  expect(texts[0]).toContain(`${app.origin}/doctors<`);
  for (const part of ["-1", "99", "x", "1.5"]) {
    expect((await app.get(`/sitemap.xml?part=${part}`)).status).toBe(404);
  }
});

interface Listed {
  id: string;
}

/** A list of the API, part by part; `between` is done after the first of them. */
async function collect(
  path: string,
  between = async () => {},
): Promise<{ ids: string[]; parts: number }> {
  const ids: string[] = [];
  let next: string | undefined = `/api/v1${path}`;
  let parts = 0;
  while (next) {
    const response: Response = await app.get(next, bearer);
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200_000);
    const body = JSON.parse(text);
    const items: Listed[] = body.applications ?? body.data ?? body;
    ids.push(...items.map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
    parts += 1;
    if (parts === 1) await between();
  }
  return { ids, parts };
}

test("the lists of the API have everything once, in parts of at most 200 KB", async () => {
  const doctors = await collect("/available-doctors");
  expect(doctors.parts).toBeGreaterThan(1);
  expect(doctors.ids.toSorted()).toEqual(visibleIds());
  const few = await collect("/available-doctors?limit=333");
  expect(few.ids).toEqual(doctors.ids);
  const applications = await collect("/careers");
  expect(applications.parts).toBeGreaterThan(1);
  expect(new Set(applications.ids).size).toBe(applications.ids.length);
  expect(applications.ids.length).toBeGreaterThan(1500);
  expect((await collect("/careers?limit=7&q=pharmacist")).ids).toEqual(
    (await collect("/careers?q=pharmacist")).ids,
  );
});

test("what is added and deleted between two parts neither repeats nor hides others", async () => {
  // The samples come in one millisecond; of such, a part that begins behind a deleted one would hide some.
  onDatabase(app, (sqlite) => {
    for (const table of ["links", "applications"]) {
      sqlite.exec(
        `UPDATE ${table} SET created_at = strftime('%FT%H:%M:%fZ', '2026-01-01', rowid || ' seconds')`,
      );
    }
  });
  const before = await collect("/social-links");
  const [first = "", second = ""] = before.ids;
  const after = await collect("/social-links?limit=2", async () => {
    await app.send("POST", "/api/v1/social-links", linkBody, bearer);
    await app.send("DELETE", `/api/v1/social-links/${second}`, undefined, bearer);
  });
  expect(after.ids).toEqual(before.ids);
  const applications = await collect("/careers");
  const last = applications.ids[99] ?? "";
  const read = await collect("/careers?limit=100", async () => {
    await app.send("DELETE", `/api/v1/career/${last}`, undefined, bearer);
  });
  expect(read.ids).toEqual(applications.ids);
  expect(first).not.toBe(second);
});

test.each(["limit=0", "limit=1001", "limit=x", "after=x", "after=WzFd", "after="])(
  "a part that cannot be is refused: %s",
  async (query) => {
    const response = await app.get(`/api/v1/doctors?${query}`);
    expect(response.status).toBe(400);
  },
);

test("of very many specialities the list names those of most doctors, and the chosen one", async () => {
  onDatabase(app, (sqlite) =>
    sqlite.exec(`
      WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM doctors WHERE is_active = 1 AND is_deleted = 0)
        UPDATE doctors SET specialization = CASE n WHEN 1 THEN 'Rare' ELSE 'Field ' || (n % 60) END
          FROM numbered WHERE numbered.id = doctors.id`),
  );
  const chipsOf = async (path: string) => {
    const nav = /<nav aria-label="Speciality".*?<\/nav>/s.exec(await pageOf(path))?.[0] ?? "";
    return [...nav.matchAll(/<a[^>]*href="[^"]*\?speciality=([^"]+)"/g)].map(([, slug]) => slug);
  };
  const usual = await chipsOf("/doctors");
  expect(usual).toHaveLength(48);
  expect(usual).not.toContain("rare");
  const chosen = await chipsOf("/doctors?speciality=rare");
  expect(chosen.toSorted()).toEqual([...usual, "rare"].toSorted());
});
