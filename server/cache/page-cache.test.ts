import { once } from "node:events";
import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDirectory } from "../../tests/app/http.ts";
import { rounds } from "../../tests/runner/rounds.ts";
import type { Exchange } from "../http/exchange.ts";
import type { Compression } from "../task.ts";
import type { WantedPage } from "../worker-client.ts";
import type { PageCache } from "./page-cache.ts";

// The settings are read when a module is loaded.
process.env.DATA_DIR = emptyDirectory();
process.env.LOG_LEVEL = "silent";
process.env.RATE_LIMITS = "off";
const { migrateDataDirectory } = await import("#db/migrate.ts");
const { watchChanges } = await import("#db/changes.ts");
const { createLink } = await import("#db/texts/links.ts");
const { createStaff } = await import("#db/accounts/staff.ts");
const { createRouteTable, describeRoutes } = await import("../http/route-table.ts");
const { createAdmission } = await import("../admission.ts");
const { createKnownStaff } = await import("../known-staff.ts");
const { isPageForAll, toRenderedPage } = await import("../worker/page.ts");
const { createPageCache } = await import("./page-cache.ts");
const { publicHeaders } = await import("#app/rendering/lite.server.ts");
const { createExchange } = await import("../http/exchange.ts");

/** A website of one page, which counts how often it is rendered. */
let rendered: string[] = [];
let beforeResponse = async () => {};
let responseHeaders: Record<string, string> = {};
let status = 200;
let text = "";
let tables: string[] | undefined;
/** Whether a page that somebody waited for is compressed again. */
let isInHurry = false;

async function respond(request: Request): Promise<Response> {
  rendered.push(request.url);
  await beforeResponse();
  const shown = [...request.headers].join();
  const headers = { "Content-Type": "text/html", "Cache-Control": "public", ...responseHeaders };
  return new Response(`<p>${request.url} ${shown} ${text}</p>`, { status, headers });
}

let cache: PageCache;
let server: Server;
let origin: string;

/** The worker's part, in this process. */
const worker = {
  async renderPage({ origin, target, headers, status }: WantedPage, compression: Compression) {
    const response = await respond(new Request(origin + target, { headers }));
    if (isPageForAll(response, status)) {
      const page = await toRenderedPage(response, origin, compression);
      return { ...page, tables, isQuick: isInHurry && page.isQuick };
    }
    return whole(response);
  },
  async forward({ request }: Exchange) {
    const headers = request.headers as Record<string, string>;
    return whole(await respond(new Request(`http://hospital${request.url}`, { headers })));
  },
  findSender: async () => undefined,
  canWrite: async () => true,
  async addVisits() {},
};

async function whole({ status, headers, body }: Response) {
  const content = Buffer.from(await new Response(body).arrayBuffer());
  const sent = [...headers].flat();
  return { kind: "response" as const, status, headers: sent, body: content, rejection: undefined };
}

beforeAll(async () => {
  migrateDataDirectory();
  const silent = { module: {} };
  const search = { parameters: { q: 1000 } };
  const routes = createRouteTable(
    describeRoutes({
      root: { path: "", ...silent },
      layout: { parentId: "root", module: { handle: { isPublic: true } } },
      about: { path: "about", parentId: "layout", ...silent },
      doctors: { path: "doctors", parentId: "layout", module: { reads: [search] } },
      doctor: { path: "doctor/:id", parentId: "layout", ...silent },
      article: { path: "/Chemotherapy", parentId: "layout", ...silent },
      page: { path: "page/:name", parentId: "layout", ...silent },
      account: { path: "account", parentId: "layout", module: { handle: { isPublic: false } } },
      other: { path: "*", parentId: "layout", ...silent },
      dashboard: { path: "dashboard", parentId: "root", ...silent },
      list: {
        path: "api/v1/doctors",
        parentId: "root",
        module: { handle: { isPublic: true, differsForStaff: true }, reads: [search] },
      },
      calls: { path: "api/v1/careers", parentId: "root", ...silent },
    }),
  );
  const phone = () => ({ shown: "1", link: "tel:1" });
  const site = { apiPrefix: "/api/", phone, cookies: /\b(?:session|lite)=/, publicHeaders };
  const { version } = watchChanges();
  const parts = { site, routes, worker, admission: createAdmission(), staff: createKnownStaff() };
  cache = createPageCache({ ...parts, visits: { note() {} }, version });
  server = createServer((request, response) => {
    const exchange = { ...createExchange(request, response, site), origin: "http://hospital" };
    cache.respond(exchange)?.catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  agent.destroy();
  server.close();
});

function reset(): void {
  rendered = [];
  beforeResponse = async () => {};
  responseHeaders = {};
  status = 200;
  text = "";
  tables = undefined;
  isInHurry = false;
}

let written = 0;
function write(): void {
  const email = `someone${++written}@example.org`;
  createStaff({ email, name: "Someone", role: "editor", password_hash: "" }, { id: null, email });
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { agent, headers }, (incoming) => {
      readText(incoming).then(resolve, reject);
    });
    asked.once("error", reject);
    asked.end();
  });
}

describe("a public page", () => {
  test("is rendered once for many who ask at the same time", async () => {
    reset();
    await Promise.all(Array.from({ length: 20 }, () => get("/page/many")));
    expect(rendered).toEqual(["http://hospital/page/many"]);
  });

  test("is rendered from an address without extras, and without anything of the visitor's", async () => {
    reset();
    const headers = { "X-Canary": "canary", Cookie: "other=canary", "Accept-Language": "canary" };
    expect(await get("/page/plain", headers)).not.toContain("canary");
    await get("/page/plain?canary=1");
    expect(rendered).toEqual(["http://hospital/page/plain"]);
  });

  test("never sees a query parameter that its route does not declare", async () => {
    reset();
    await get("/page/extras?x=1");
    await get("/page/extras");
    expect(rendered).toEqual(["http://hospital/page/extras"]);
  });

  test("is another one for each search", async () => {
    reset();
    await get("/doctors?q=heart+care");
    await get("/doctors?q=heart%20care");
    await get("/doctors?q=lung&utm=1");
    await get("/doctors?q=lung");
    expect(rendered).toEqual([
      "http://hospital/doctors?q=heart+care",
      "http://hospital/doctors?q=lung",
    ]);
  });

  test("is the same one however its address is spelt", async () => {
    reset();
    for (const path of [
      "/aBoUt",
      "/about",
      "/ABOUT",
      "/%61bout",
      "/chemoTHERAPY",
      "/Chemotherapy",
    ]) {
      await get(path);
    }
    for (const path of ["/doctor/ab", "/DOCTOR/ab", "/doctor/%61b", "/d%4Fctor/a%62"]) {
      await get(path);
    }
    expect(rendered).toEqual([
      "http://hospital/about",
      "http://hospital/Chemotherapy",
      "http://hospital/doctor/ab",
    ]);
  });

  test("for an unknown address is rendered once for all of them", async () => {
    reset();
    status = 404;
    expect(await get("/wp-admin")).toBe(await get("/nothing/here?q=1"));
    await get("/.env");
    expect(rendered).toEqual(["http://hospital/not-found"]);
  });

  test("that is kept is served whatever cookie comes with the request", async () => {
    reset();
    await get("/page/for-all");
    await get("/page/for-all", { Cookie: "session=x" });
    await get("/page/for-all", { Authorization: "Bearer x" });
    expect(rendered).toEqual(["http://hospital/page/for-all"]);
  });

  test("stays in the cache when another table was written, and of many only what is asked for is rendered", async () => {
    reset();
    tables = ["links"];
    for (let number = 0; number < 30; number += 1) await get(`/page/of-links-${number}`);
    tables = [];
    await get("/page/of-nothing");
    rendered = [];
    write();
    for (let number = 0; number < 30; number += 1) await get(`/page/of-links-${number}`);
    expect(rendered).toEqual([]);
    tables = ["links"];
    createLink({ category: "homeinsta", url: "https://a.example" }, { id: null, email: "test" });
    await get("/page/of-links-7");
    await get("/page/of-links-7");
    await get("/page/of-nothing");
    expect(rendered).toEqual(["http://hospital/page/of-links-7"]);
  });

  test("that read a table whose changes are not counted is rendered after any write", async () => {
    reset();
    tables = ["links", "applications"];
    await get("/page/of-others");
    write();
    await get("/page/of-others");
    expect(rendered).toHaveLength(2);
  });

  test("is another one in the lite version, the same however that was chosen", async () => {
    reset();
    expect(await get("/page/lite-page", { "Save-Data": "on" })).toContain("cookie,lite=1");
    expect(await get("/page/lite-page", { Cookie: "a=b; lite=1" })).toContain("cookie,lite=1");
    expect(await get("/page/lite-page")).not.toMatch(/lite=1|save-data/);
    expect(rendered.length).toBe(2);
  });

  test("is rendered again after anything was written", async () => {
    reset();
    await get("/page/written");
    write();
    await get("/page/written");
    await get("/page/written");
    expect(rendered.length).toBe(2);
  });

  test("that was being rendered while something was written is not trusted", async () => {
    reset();
    beforeResponse = async () => write();
    await get("/page/race");
    beforeResponse = async () => {};
    await get("/page/race");
    expect(rendered.length).toBe(2);
  });

  test("that could not be rendered is tried again", async () => {
    reset();
    responseHeaders = { "Cache-Control": "no-store" };
    await get("/page/later");
    reset();
    await get("/page/later");
    await get("/page/later");
    expect(rendered.length).toBe(1);
  });
});

describe("a page that somebody has waited for", () => {
  const page = "/page/waited-for";

  async function weigh(): Promise<number> {
    const response = await fetch(origin + page, { headers: { "Accept-Encoding": "br" } });
    return (await response.text()).length && Number(response.headers.get("Content-Length"));
  }

  test("is made smaller once somebody who gets the smaller one asks for it again, and only once", async () => {
    reset();
    isInHurry = true;
    text = Array.from({ length: 500 }, (_, at) => `Paragraph ${at * at}.`).join("\n");
    for (let time = 0; time < 4; time++) await get(page);
    expect(rendered).toHaveLength(1);
    const quick = await weigh();
    await expect.poll(weigh).toBeLessThan(quick);
    const small = await weigh();
    expect(rendered).toHaveLength(2);
    tables = ["links"];
    write();
    expect(await weigh()).toBe(small);
    expect(rendered).toHaveLength(3);
  });
});

describe("a response", () => {
  test.each(["/dashboard", "/account"])(
    "of a page that is not public is never shared: %s",
    async (path) => {
      reset();
      expect(await get(`${path}?next=1`, { Cookie: "session=x" })).toContain("cookie,session=x");
      await get(path);
      expect(rendered).toEqual([`http://hospital${path}?next=1`, `http://hospital${path}`]);
    },
  );

  const unshared: Record<string, string>[] = [
    { "Cache-Control": "no-store" },
    { "Cache-Control": "private" },
    { "Set-Cookie": "a=b" },
    { "Content-Type": "text/xml" },
  ];

  test.each(unshared)("that is not meant for all is never shared: %o", async (headers) => {
    reset();
    responseHeaders = headers;
    await Promise.all([get("/page/unshared"), get("/page/unshared"), get("/page/unshared")]);
    expect(rendered.length).toBe(3);
  });

  test("of a call that is not public, or of the data of a page, is never shared", async () => {
    reset();
    for (const path of ["/api/v1/careers", "/doctors.data", "/api/v1/doctors.data"]) {
      await get(path);
      await get(path);
    }
    expect(rendered.length).toBe(6);
  });
});

describe("a public list of the API", () => {
  const list = "/api/v1/doctors";
  const caching = "public, max-age=0, must-revalidate";
  const asList = { "Content-Type": "application/json", "Cache-Control": caching };

  function resetToList(more: Record<string, string> = {}): void {
    reset();
    responseHeaders = { ...asList, ...more };
    write();
  }

  test("is kept for strangers, with its own Cache-Control and the parameters that it declares", async () => {
    resetToList({ Link: `</next>; rel="next"`, Vary: "Authorization" });
    for (const path of [list, `${list}?x=1`, `${list}?q=a`, `${list}?y=1&q=a&q=b`]) {
      const { headers } = await fetch(origin + path);
      expect(headers.get("Cache-Control")).toBe(caching);
      expect(headers.get("Link")).toBe(`</next>; rel="next"`);
      expect(headers.get("Vary")).toBe("Authorization, Accept-Encoding");
    }
    expect(rendered).toEqual([`http://hospital${list}`, `http://hospital${list}?q=a`]);
  });

  test.each<Record<string, string>>([
    { Authorization: "Bearer x" },
    { Authorization: "" },
    { Cookie: "session=x" },
    { Cookie: "a=b; __Host-session = x" },
  ])("is not what staff get, nor the other way: %o", async (headers) => {
    resetToList();
    const shown = await get(list, headers);
    expect(await get(list)).not.toBe(shown);
    expect(await get(list, headers)).toBe(shown);
    expect(rendered.length).toBe(3);
  });

  test("is rendered again after anything was written", async () => {
    resetToList();
    await get(list);
    write();
    await get(list);
    expect(rendered.length).toBe(2);
  });

  test("from before a write is sent to nobody, unlike a page, when it cannot be rendered", async () => {
    resetToList();
    const page = await get("/page/kept");
    await get(list);
    write();
    beforeResponse = () => Promise.reject(new Error("the worker is gone"));
    expect(await get("/page/kept")).toBe(page);
    await expect(get(list)).rejects.toThrow();
  });

  test("is not sent again to a program that has it", async () => {
    resetToList({ ETag: 'W/"of the text"' });
    const etag = (await fetch(origin + list)).headers.get("ETag") ?? "";
    const again = await fetch(origin + list, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("Cache-Control")).toBe(caching);
  });

  test("of one record has the version of the record, and is sent whole: it can show more", async () => {
    resetToList({ ETag: '"7"' });
    for (const round of [1, 2]) {
      const response = await fetch(origin + list, { headers: { "If-None-Match": '"7"' } });
      expect([round, response.status, response.headers.get("ETag")]).toEqual([round, 200, '"7"']);
    }
    responseHeaders = { ...asList, ETag: '"8"' };
    write();
    expect((await fetch(origin + list)).headers.get("ETag")).toBe('"8"');
  });
});

test("thousands of different addresses do not fill the memory", async () => {
  reset();
  const ask = async (path: (number: number) => string, count = rounds(10_000)) => {
    for (let from = 0; from < count; from += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, at) => get(path(from + at))));
    }
  };
  await get("/page/bounded");
  const before = cache.size();
  await ask((number) => `/page/bounded?x${number}=${number}`);
  expect(cache.size()).toBe(before);
  await ask((number) => `/doctors?q=${number}`);
  await ask((number) => `/api/v1/doctors?x=${number}&q=${number}`, 300);
  expect(cache.size() - before).toBeLessThanOrEqual(100);
  rendered = [];
  await get("/api/v1/doctors?q=299");
  await get("/page/bounded");
  expect(rendered).toEqual([]);
});
