import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { type App, admin } from "../../tests/app/http.ts";

type Headers = Record<string, string>;

const [local, behindProxy, published] = await Promise.all([
  startAppForFile(),
  startAppForFile({ TRUST_PROXY: "loopback" }),
  startAppForFile({
    ORIGIN: "https://hospital.example",
    TRUST_PROXY: "127.0.0.1",
    HSTS: "subdomains",
  }),
]);

// The first request to any of them: once somebody has found the website, the log is silent.
test("whoever has mistyped ORIGIN reads in the log by which address visitors come", async () => {
  for (const app of [local, published]) await app.get("/", { Host: "www.hospital.example" });
  await expect
    .poll(published.log)
    .toContain(
      "Visitors come to https://www.hospital.example and are refused: ORIGIN is https://hospital.example.",
    );
  expect(local.log()).not.toContain("are refused");
});

/** How the same form fares that a browser sends to each kind of installation. */
const installations: [name: string, app: () => App, own: string, headers: Headers][] = [
  ["this machine", () => local, "http://localhost:3000", { Host: "localhost:3000" }],
  ["a plain name of the intranet", () => local, "http://hospital", { Host: "hospital" }],
  [
    "https behind a trusted proxy",
    () => behindProxy,
    "https://hospital.lan",
    { Host: "127.0.0.1", "X-Forwarded-Host": "hospital.lan", "X-Forwarded-Proto": "https" },
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
    ["a hidden origin that somebody typed", { "Sec-Fetch-Site": "none", Origin: "null" }],
    ["a hidden origin elsewhere", { "Sec-Fetch-Site": "cross-site", Origin: "null" }],
  ];

  test.each(refused)("a form from %s is refused", async (_, extra) => {
    expect(await post(extra)).toBe(403);
  });

  test("a form is refused where Origin is another's, whatever Sec-Fetch-Site says", async () => {
    for (const site of [
      "same-origin",
      "none",
      "same-site",
      "cross-site",
      "",
      "SAME-ORIGIN, none",
    ]) {
      for (const Origin of ["https://evil.example", `${own}9`, `${own}.evil.example`, "%%%", ""]) {
        expect(await post({ "Sec-Fetch-Site": site, Origin }), `${site} ${Origin}`).toBe(403);
      }
    }
  });

  const passed: [name: string, headers: Headers][] = [
    ["the website itself", { "Sec-Fetch-Site": "same-origin", Origin: own }],
    ["the website itself, in an old browser", { Origin: own }],
    ["the website itself, in a browser that names no origin", { "Sec-Fetch-Site": "same-origin" }],
    [
      "the website itself, in a browser that hides its origin",
      { "Sec-Fetch-Site": "same-origin", Origin: "null" },
    ],
    [
      "the website itself, with the dot that may end its name",
      { "Sec-Fetch-Site": "same-origin", Origin: own.replace(/(?=:\d+$|$)/, ".") },
    ],
    ["a program that is no browser", {}],
  ];

  test.each(passed)("a form from %s is read", async (_, extra) => {
    expect(await post(extra)).toBe(400);
  });
});

test("a proxy with https need not say so, where the browser says that a form is the website's", async () => {
  const headers = { Host: "hospital.lan", Origin: "https://hospital.lan" };
  const send = (site: Headers) =>
    local.post("/signin", { email: "", password: "" }, { ...headers, ...site });
  expect((await send({ "Sec-Fetch-Site": "same-origin" })).status).toBe(400);
  expect((await send({ "Sec-Fetch-Site": "none" })).status).toBe(403);
  expect((await send({})).status).toBe(403);
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
  // What a browser adds by itself, such as the password of a proxy, says nothing either.
  for (const headers of [foreign, { ...foreign, Authorization: "Basic eDp5" }]) {
    expect((await staff.post("/signout", {}, headers)).status).toBe(403);
  }
  expect((await staff.get("/dashboard")).status).toBe(200);
});

describe("an address of its own", () => {
  test("is the only one that responds when ORIGIN is set", async () => {
    const right = await published.get("/doctors", { Host: "hospital.example" });
    expect(right.status).toBe(200);
    const keptSecure = "Strict-Transport-Security";
    expect(right.headers.get(keptSecure)).toBe("max-age=63072000; includeSubDomains");
    const forwarded = { "X-Forwarded-Host": "hospital.lan", "X-Forwarded-Proto": "https" };
    const unset = await behindProxy.get("/doctors", forwarded);
    expect(unset.headers.get(keptSecure)).toBe("max-age=63072000");
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

  test("is none of the internet's where ORIGIN is not set, whatever a proxy says", async () => {
    const names: [headers: Headers, status: number][] = [
      [{ "X-Forwarded-Host": "evil.example" }, 421],
      [{ "X-Forwarded-Host": "evil.example, hospital.lan" }, 200],
      [{ "X-Forwarded-Host": "hospital.lan, evil.example" }, 421],
      [{ Host: "evil.example" }, 421],
      [{ Host: "evil.example", "X-Forwarded-Host": "10.0.0.5" }, 200],
      [{ Host: "hospital.lan" }, 200],
    ];
    for (const [headers, status] of names) {
      const response = await behindProxy.get("/doctors", headers);
      expect(response.status, JSON.stringify(headers)).toBe(status);
      expect(await response.text()).not.toContain("evil.example");
    }
    expect(behindProxy.log()).toContain("Set ORIGIN to the address that visitors use.");
    expect(published.log()).not.toContain("Set ORIGIN");
    expect(local.log()).not.toContain("Set ORIGIN");
    for (const { log } of [local, behindProxy, published]) {
      expect(log()).not.toContain("passwords can be read");
    }
  });

  test("may end with a dot, and is named without it", async () => {
    const own: [app: App, host: string, origin: string][] = [
      [local, "hospital.lan.", "http://hospital.lan"],
      [local, "hospital.:3000", "http://hospital:3000"],
      [local, "127.0.0.1.", "http://127.0.0.1"],
      [published, "hospital.example.", "https://hospital.example"],
    ];
    for (const [app, host, origin] of own) {
      expect(await originsIn(app, { Host: host }), host).toEqual([origin]);
    }
    for (const host of ["evil.example.", "hospital.lan..", ".", "hospital.lan.:", ".:80"]) {
      const { status } = await local.get("/doctors", { Host: host });
      expect(status, host).toBe(host === "evil.example." ? 421 : 400);
    }
  });

  test("may stand in the first line of a request, and counts in place of Host", async () => {
    const get = (app: App, target: string, host: string) =>
      app.raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    for (const [target, status] of [
      ["http://localhost/doctors", 200],
      ["HTTP://LOCALHOST:3000/doctors?q=x", 200],
      ["http://localhost", 200],
      ["http://localhost?q=x", 200],
      ["https://10.0.0.5/doctors", 200],
      ["http://evil.example/doctors", 421],
      ["http://staff@localhost/", 400],
      ["http:///doctors", 400],
      ["ftp://localhost/doctors", 400],
      ["http://localhost//doctors", 400],
      ["http://localhost/doctors#x", 400],
      ["http://localhost/a/../doctors", 400],
    ] as const) {
      expect(await get(local, target, "localhost"), target).toMatch(`HTTP/1.1 ${status} `);
    }
    const whole = "http://hospital.example/sitemap.xml";
    expect(await get(published, whole, "evil.example")).toContain("<loc>https://hospital.example/");
    const wrong = "http://evil.example/sitemap.xml";
    expect(await get(published, wrong, "hospital.example")).toMatch("HTTP/1.1 421 ");
  });

  test("does not keep a supervisor from asking after its health", async () => {
    for (const Host of ["127.0.0.1", "localhost:3000", "[::1]", "website.internal"]) {
      expect((await published.get("/healthz", { Host })).status, Host).toBe(200);
      expect((await published.get("/readyz", { Host })).status, Host).toBe(200);
    }
  });

  test("shows in its health where it is not the name that visitors use", async () => {
    const readiness = async (Host: string) => (await published.get("/readyz", { Host })).status;
    expect(await readiness("hospital.example")).toBe(200);
    expect(await readiness("www.hospital.example")).toBe(421);
    expect((await published.get("/healthz", { Host: "www.hospital.example" })).status).toBe(200);
  });

  test("stands in the sitemap, whatever else the request says", async () => {
    const headers = { Host: "hospital.example", "X-Forwarded-Proto": "http" };
    expect(await originsIn(published, headers)).toEqual(["https://hospital.example"]);
  });

  test("is that of the proxy only when the proxy is trusted", async () => {
    const headers = { "X-Forwarded-Host": "hospital.lan", "X-Forwarded-Proto": "https" };
    expect(await originsIn(behindProxy, headers)).toEqual(["https://hospital.lan"]);
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
