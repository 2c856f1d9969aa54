import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { cookies } from "#app/requests/cookies.ts";
import routes from "#app/routes.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { share } from "../../tests/runner/rounds.ts";
import { sharing } from "./sharing.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

const notPublic =
  /^\/(?:api\/|dashboard|signin|setup|invitation|new-password|signout|lite$|sitemap|robots|manifest|sw\.js|reviews|\.well-known|(?:(?:hi|pa)\/)?(?:careers\/applied|reel\/)|doctor\/\w+\/opd\.ics)/;

/** The file and the address of each route. */
function pathsOf(entries: RouteConfigEntry[], above = ""): [string, string][] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path.replace(/^\//, "")}`;
    return [[file, own || "/"], ...pathsOf(children, own)];
  });
}

/** An address of every route, with a doctor that is there. Of the articles, which share a route, it has one. */
async function listPaths(): Promise<string[]> {
  const page = await (await app.get("/doctors")).text();
  const doctor = /\/doctor\/([0-9a-f]{24})/.exec(page)?.[1] as string;
  const paths = [...new Map(pathsOf(await routes)).values()].map((path) =>
    path.replace(":id", doctor).replace(":n", "1").replace("*", "none"),
  );
  return [...new Set([...paths, "/search?q=fever", `/search?q=${"x".repeat(1100)}`])];
}

async function cachingOf(path: string, headers: Record<string, string>): Promise<string> {
  const response = await app.get(path, headers);
  await response.arrayBuffer();
  expect(response.headers.has("Set-Cookie") && !headers.Cookie, path).toBe(false);
  return response.headers.get("Cache-Control") ?? "";
}

// Less than two seconds where the page is another one soon, because of the clock.
const sharedForAll =
  /^s-maxage=[0-2],stale-while-revalidate=[0-2],stale-if-error=86400,must-revalidate$/;

test("a public page says how a shared cache may keep it, and nothing else does", async () => {
  const paths = await listPaths();
  expect(paths.length).toBeGreaterThan(60);
  const shared: string[] = [];
  for (const path of paths) {
    const caching = await cachingOf(path, {});
    if (sharedForAll.test(caching)) {
      shared.push(path);
    } else {
      expect(caching, path).toMatch(/no-store|no-cache|max-age=0/);
    }
  }
  // Without a list of charges there is no page of them, and without own pages none; no reel has a doctor's identifier. The feed is nobody else's.
  const others = [
    "/api/v1",
    "/being-set-up",
    "/news.atom",
    "/pa/charges",
    "/pages/:page",
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ];
  const isPublic = (path: string) =>
    !notPublic.test(path) &&
    !others.includes(path) &&
    !/\/(?:none|preview\.jpg)$/.test(path) &&
    path.length < 1000;
  expect(shared.sort()).toEqual([...paths.filter(isPublic), "/api/v1"].sort());
});

test("a known error is asked for each time, also from a page that a cache has", async () => {
  expect(await cachingOf("/none", {})).toBe("no-store");
});

test("what was sent to somebody who is known or saves data enters no shared cache", async () => {
  const signedIn = await app.post("/signin", admin);
  const session = signedIn.headers.getSetCookie()[0]?.split(";")[0] as string;
  const login = await app.send("POST", "/api/v1/login", admin);
  const { token } = await login.json();
  const signed = {
    session: { Cookie: session },
    token: { Authorization: `Bearer ${token}` },
  };
  const others = {
    lite: { Cookie: "lite=1" },
    saving: { "Save-Data": "on" },
    secure: { Cookie: "a=b; __Host-session=x" },
    flash: { Cookie: "flash=eyJzZW50ZW5jZSI6IngifQ%3D%3D" },
    device: { Cookie: "device=x" },
  };
  for (const path of share(await listPaths(), 4)) {
    await Promise.all(
      Object.entries({ ...signed, ...others }).map(async ([state, headers]) => {
        const caching = await cachingOf(path, headers);
        expect(caching, `${path} ${state}`).not.toMatch(/public|s-maxage|\bmax-age=[1-9]/);
      }),
    );
  }
});

test("a page that a browser has is said to be the same in words that fit who asks", async () => {
  const { headers } = await app.get("/about");
  const known = { "If-None-Match": headers.get("ETag") as string };
  const caching = async (more: Record<string, string>) => {
    const response = await app.get("/about", { ...known, ...more });
    expect(response.status).toBe(304);
    return response.headers.get("Cache-Control");
  };
  expect(await caching({})).toBe(headers.get("Cache-Control"));
  expect(await caching({ Cookie: "session=x" })).toBe("private, no-cache");
  expect(await caching({})).toBe(headers.get("Cache-Control"));
  expect(await caching({ Cookie: "somebody=else" })).toBe(headers.get("Cache-Control"));
});

test("the configurations of caches name every cookie of the website", () => {
  for (const file of ["nginx.conf", "varnish.vcl"]) {
    const text = readFileSync(join(import.meta.dirname, "../../deploy", file), "utf8");
    const [, names = ""] = /\(\?:__Host-\)\?\(\?:([a-z|]+)\)=/.exec(text) ?? [];
    expect(names.split("|").sort(), file).toEqual(Object.keys(cookies).sort());
  }
});

test("a page that will be another one soon is kept until then at most", () => {
  const times = (rightFor: number) => sharing(rightFor).match(/\d+/g)?.slice(0, 2).join(" ");
  expect([60, 3.9, 1.5, 0.4, -5].map(times)).toEqual(["2 2", "2 1", "1 0", "0 0", "0 0"]);
});
