import { describe, expect, test } from "vitest";
import { startAppForFile } from "../tests/app.ts";
import { type App, admin } from "../tests/http.ts";

type Headers = Record<string, string>;

const [local, behindProxy, published] = await Promise.all([
  startAppForFile(),
  startAppForFile({ TRUST_PROXY: "loopback" }),
  startAppForFile({ ORIGIN: "https://hospital.example", TRUST_PROXY: "127.0.0.1" }),
]);
/** How the same form fares that a browser sends to each kind of installation. */
const installations: [name: string, app: () => App, own: string, headers: Headers][] = [
  ["this machine", () => local, "http://localhost:3000", { Host: "localhost:3000" }],
  ["a plain name of the intranet", () => local, "http://hospital", { Host: "hospital" }],
  [
    "https behind a trusted proxy",
    () => behindProxy,
    "https://hospital.example",
    { Host: "127.0.0.1", "X-Forwarded-Host": "hospital.example", "X-Forwarded-Proto": "https" },
  ],
  [
    "https with ORIGIN set",
    () => published,
    "https://hospital.example",
    { Host: "hospital.example" },
  ],
];

describe.each(installations)("on %s", (_, app, own, headers) => {
  async function post(extra: Headers): Promise<number> {
    const response = await app().post(
      "/signin",
      { email: "", password: "" },
      { ...headers, ...extra },
    );
    return response.status;
  }

  const refused: [name: string, headers: Headers][] = [
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["another site without Origin", { "Sec-Fetch-Site": "cross-site" }],
    ["a sister site", { "Sec-Fetch-Site": "same-site", Origin: own }],
    ["another origin, in an old browser", { Origin: "https://evil.example" }],
    ["a sandboxed frame, in an old browser", { Origin: "null" }],
    ["the same host at another port, in an old browser", { Origin: `${own}9` }],
    ["what begins with our name, in an old browser", { Origin: `${own}.evil.example` }],
    ["nonsense", { Origin: "%%%" }],
  ];

  test.each(refused)("a form from %s is refused", async (_, extra) => {
    expect(await post(extra)).toBe(403);
  });

  const passed: [name: string, headers: Headers][] = [
    ["the website itself", { "Sec-Fetch-Site": "same-origin", Origin: own }],
    ["the website itself, in an old browser", { Origin: own }],
    ["a program that is no browser", {}],
  ];

  test.each(passed)("a form from %s is read", async (_, extra) => {
    expect(await post(extra)).toBe(400);
  });
});

test("every way to change something is closed to other sites, for the API too", async () => {
  const foreign = { Origin: "https://evil.example" };
  for (const method of ["POST", "PUT", "DELETE"]) {
    for (const path of ["/signin", "/dashboard/AddDoctor/new", "/api/v1/doctor", "/signin.data"]) {
      const response = await local.send(method, path, undefined, foreign);
      expect(response.status, `${method} ${path}`).toBe(403);
    }
  }
  const json = await local.send("POST", "/api/v1/login", {}, foreign);
  expect((await json.json()).message).toContain("another website");
});

test("reading is open to everybody", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await local.get("/doctors", headers)).status).toBe(200);
});

test("a bearer token stands for its owner's will, a cookie does not", async () => {
  const foreign = { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" };
  const bearer = { ...foreign, Authorization: "Bearer nonsense" };
  expect((await local.send("DELETE", "/api/v1/doctor/x", undefined, bearer)).status).not.toBe(403);
  const staff = await local.as(admin);
  expect((await staff.post("/signout", {}, foreign)).status).toBe(403);
  expect((await staff.get("/dashboard")).status).toBe(200);
});

describe("an address of its own", () => {
  test("is the only one that responds when ORIGIN is set", async () => {
    const right = await published.get("/doctors", { Host: "hospital.example" });
    expect(right.status).toBe(200);
    expect(right.headers.get("Strict-Transport-Security")).toContain("max-age=");
    for (const host of ["evil.example", "hospital.example:81", "127.0.0.1"]) {
      const wrong = await published.get("/doctors", { Host: host });
      expect(wrong.status, host).toBe(421);
      expect(await wrong.text()).not.toContain(host);
    }
  });

  test("is a name of the own network, or a number, where ORIGIN is not set", async () => {
    const own = [
      "localhost:3000",
      "hospital",
      "hospital-desk:8080",
      "desk.local",
      "10.0.0.5",
      "[::1]:3000",
    ];
    for (const host of own) {
      expect((await local.get("/doctors", { Host: host })).status, host).toBe(200);
    }
    for (const host of ["evil.example", "10.0.0.5.evil.example", "localhost.evil.example:3000"]) {
      const foreign = await local.get("/doctors", { Host: host });
      expect(foreign.status, host).toBe(421);
      expect(await foreign.text()).toContain("has to set ORIGIN");
    }
    for (const host of ["..", "-", "1", "2130706433", "a..b", ".local"]) {
      expect((await local.get("/doctors", { Host: host })).status, host).toBe(400);
    }
  });

  test("does not keep a supervisor from asking after its health", async () => {
    expect((await published.get("/healthz", { Host: "127.0.0.1" })).status).toBe(200);
  });

  test("stands in the sitemap, whatever else the request says", async () => {
    const headers = { Host: "hospital.example", "X-Forwarded-Proto": "http" };
    expect(await originsIn(published, headers)).toEqual(["https://hospital.example"]);
  });

  test("is that of the proxy only when the proxy is trusted", async () => {
    const headers = { "X-Forwarded-Host": "hospital.example", "X-Forwarded-Proto": "https" };
    expect(await originsIn(behindProxy, headers)).toEqual(["https://hospital.example"]);
    expect(await originsIn(local, headers)).toEqual([local.origin]);
  });

  test("makes the session cookie a secure one on https", async () => {
    const response = await published.post("/signin", admin, { Host: "hospital.example" });
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*; Secure/);
  });
});

async function originsIn(app: App, headers: Headers): Promise<string[]> {
  const sitemap = await (await app.get("/sitemap.xml", headers)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
