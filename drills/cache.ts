import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { applicationBody, onDatabase } from "../tests/api/api.ts";
import { type App, admin, startApp } from "../tests/app/http.ts";
import { type CacheServer, startNginx, startVarnish } from "./cache-servers.ts";
import type { Drill, Figure } from "./drill.ts";
import { countStatus, describeStatuses, type Statuses } from "./statuses.ts";
import { killAll } from "./storage-kills.ts";

const host = "hospital.example";
const origin = `http://${host}`;
const visits = 10_000;
const crowd = 50;
/** So that the visits last for several intervals. */
const pauseOfVisitor = 50;
/** Of a page, as `server/http/sharing.ts` says it. */
const interval = 2;
const busyPages = ["/", "/doctors", "/about", "/Chemotherapy", "/careers"];
// As browsers send it, and what they get.
const [brotli, gzip] = [{ "Accept-Encoding": "br" }, { "Accept-Encoding": "gzip" }];
const encodings: Record<string, string>[] = [brotli, gzip, {}];
const acceptable = ["gzip, deflate, br, zstd", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8", "br"];

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  json?: object;
  localAddress?: string;
  agent?: Agent;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Place {
  app: App;
  cache: CacheServer;
}

/** A change, a crowd, staff, and an outage, each behind nginx and behind Varnish. */
export const cache: Drill = async () => [
  ...(await drillBehind("nginx", startNginx)),
  ...(await drillBehind("Varnish", startVarnish)),
];

async function drillBehind(
  name: string,
  start: (originPort: string) => Promise<CacheServer>,
): Promise<Figure[]> {
  await using app = await startApp({
    ORIGIN: origin,
    TRUST_PROXY: "127.0.0.1",
    RATE_LIMITS: "off",
  });
  const cache = await start(new URL(app.origin).port);
  const place = { app, cache };
  try {
    const figures = [
      await keepApart(place),
      ...(await passThrough(place)),
      ...(await change(place)),
      await receiveCrowd(place),
      ...(await endOrigin(place)),
    ];
    return figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` }));
  } finally {
    await cache.stop();
  }
}

function ask(port: number | string, path: string, asked: Asked = {}): Promise<Received> {
  const { form, json, localAddress, agent, method = form || json ? "POST" : "GET" } = asked;
  const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json);
  const type = form ? "application/x-www-form-urlencoded" : "application/json";
  const sent = body
    ? { Origin: origin, "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) }
    : {};
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, agent: agent ?? false };
    const headers = { Host: host, ...sent, ...asked.headers };
    request({ ...options, headers, ...(localAddress && { localAddress }) }, async (response) => {
      const chunks = await response.toArray().catch(reject);
      const { statusCode: status = 0, headers } = response;
      if (chunks) resolve({ status, headers, body: Buffer.concat(chunks) });
    })
      .once("error", reject)
      .end(body);
  });
}

async function keepApart({ app, cache }: Place): Promise<Figure> {
  const { port } = cache;
  const direct = new URL(app.origin).port;
  const session = await signIn(port);
  const kinds: Record<string, Record<string, string>> = {
    stranger: {},
    lite: { Cookie: "lite=1" },
    saving: { "Save-Data": "on" },
    staff: { Cookie: session },
  };
  const faults: string[] = [];
  for (const [number, first] of Object.keys(kinds).entries()) {
    const path = ["/management", "/a-z", "/privacy", "/terms"][number] as string;
    for (const kind of [first, ...Object.keys(kinds), "stranger", "lite"]) {
      const headers = kinds[kind] as Record<string, string>;
      const expected = await ask(direct, path, { headers });
      const seen = await ask(port, path, { headers });
      const isPrivate = seen.headers["cache-control"] === "private, no-cache";
      if (seen.status !== 200 || !seen.body.equals(expected.body)) {
        faults.push(`${kind} at ${path} after ${first}: another page`);
      } else if (isPrivate !== (kind !== "stranger")) {
        faults.push(`${kind} at ${path} after ${first}: ${seen.headers["cache-control"]}`);
      }
    }
  }
  const what = "strangers, lite visitors, Save-Data and staff at the same pages, each first once";
  const seen = faults.length > 0 ? faults.join("; ") : "each its own";
  return { what, goal: "each gets its own page", seen, holds: faults.length === 0 };
}

async function signIn(port: number, more: Asked = {}): Promise<string> {
  const { status, headers } = await ask(port, "/signin", { form: admin, ...more });
  const cookie = headers["set-cookie"]?.find((line) => /^(?:__Host-)?session=/.test(line));
  if (status !== 303 || !cookie) throw new Error(`Sign-in returned ${status}`);
  return cookie.split(";")[0] as string;
}

async function passThrough({ app, cache }: Place): Promise<Figure[]> {
  const { port } = cache;
  const visitor = "127.0.0.7";
  const claimed = { headers: { "X-Forwarded-For": "203.0.113.9" } };
  const session = await signIn(port, { localAddress: visitor, ...claimed });
  const seenFrom = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT address FROM sessions ORDER BY created_at DESC").pluck().get(),
  );
  const login = await ask(port, "/api/v1/login", { json: admin });
  const { token } = JSON.parse(login.body.toString());
  const bearer = { Authorization: `Bearer ${token}` };
  const statuses = [
    (await ask(port, "/dashboard", { headers: { Cookie: session } })).status,
    (await ask(port, "/dashboard")).status,
    (await ask(port, "/api/v1/careers", { headers: bearer })).status,
    (await ask(port, "/api/v1/careers")).status,
    (await ask(port, "/api/v1/career", { json: applicationBody })).status,
    (await ask(port, "/signin", { form: admin, headers: { Origin: "http://evil.example" } }))
      .status,
  ];
  const goal = "200 302 200 401 201 403";
  return [
    {
      what: "dashboard of staff and of a stranger, API with and without a token, an application, a form of another site",
      goal,
      seen: statuses.join(" "),
      holds: statuses.join(" ") === goal,
    },
    {
      what: "the address in the record of a sign-in, by a visitor who claims another",
      goal: visitor,
      seen: String(seenFrom),
      holds: seenFrom === visitor,
    },
  ];
}

async function change({ cache }: Place): Promise<Figure[]> {
  const { port } = cache;
  const session = await signIn(port);
  const figures: Figure[] = [];
  for (const [what, readEvery] of [
    ["a page that somebody reads every 50 ms", 50],
    ["a page that nobody has read for 8 s", 8000],
  ] as const) {
    const page = (await ask(port, "/doctors")).body.toString();
    const id = /\/doctor\/([0-9a-f]{24})/.exec(page)?.[1] as string;
    if (readEvery > 1000) await pause(readEvery);
    const headers = { Cookie: session };
    const address = `/dashboard/AddDoctor/${id}/delete`;
    const deleted = await ask(port, address, { form: {}, headers });
    if (deleted.status !== 303) throw new Error(`Deleting returned ${deleted.status}`);
    const begin = performance.now();
    let seconds = 0;
    while ((await ask(port, "/doctors")).body.includes(id)) {
      seconds = (performance.now() - begin) / 1000;
      if (seconds > 30) break;
      await pause(50);
    }
    const seen = `${seconds.toFixed(1)} s`;
    figures.push({ what: `a change on ${what}`, goal: "≤ 5 s", seen, holds: seconds <= 5 });
  }
  return figures;
}

async function receiveCrowd({ app, cache }: Place): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const countOf = (path: string) => app.log().split(`"path":"${path}"`).length - 1;
  // The log comes in pieces, a second apart at most.
  await pause(1500);
  const before = busyPages.map(countOf);
  const begin = performance.now();
  const statuses: Statuses = {};
  let left = visits;
  async function visit(): Promise<void> {
    while (left > 0) {
      const number = left--;
      const path = busyPages[number % busyPages.length] as string;
      const accepted = acceptable[number % acceptable.length] as string;
      const headers = { "Accept-Encoding": accepted };
      const { status } = await ask(cache.port, path, { agent, headers });
      countStatus(statuses, status);
      await pause(pauseOfVisitor);
    }
  }
  await Promise.all(Array.from({ length: crowd }, visit));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  await pause(1500);
  const counts = busyPages.map((path, at) => countOf(path) - (before[at] as number));
  const allowed = Math.ceil(seconds / interval) + 1;
  const most = Math.max(...counts);
  return {
    what: `${visits} visits of ${busyPages.length} pages in ${seconds.toFixed(1)} s, ${crowd} at once`,
    goal: `one request a page per ${interval} s: at most ${allowed}, and all visits served`,
    seen: `${counts.join(", ")} requests; ${describeStatuses(statuses)}`,
    holds: most <= allowed && statuses[200] === visits,
  };
}

async function endOrigin({ app, cache }: Place): Promise<Figure[]> {
  const { port } = cache;
  const sitemap = (await ask(port, "/sitemap.xml")).body.toString();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  for (const headers of encodings) {
    for (const path of paths) await ask(port, path, { headers });
  }
  const session = await signIn(port);
  await killAll(app);
  // Long enough for every page to be late.
  await pause(6000);
  const failures: string[] = [];
  const states = [
    ...encodings,
    { Cookie: "lite=1", ...brotli },
    { "Save-Data": "on", ...gzip },
    { Cookie: session, ...brotli },
  ];
  for (const headers of states) {
    for (const path of paths) {
      const { status, body } = await ask(port, path, { headers });
      if (status !== 200 || body.length < 1000) failures.push(`${status} ${path}`);
    }
  }
  const sent = await ask(port, "/api/v1/career", { json: applicationBody });
  return [
    {
      what: `the website killed: ${paths.length} pages of the sitemap, as brotli, gzip and plain, and for lite visitors and staff`,
      goal: "all are read",
      seen: failures.slice(0, 5).join(", ") || `${states.length * paths.length} read`,
      holds: paths.length > 50 && failures.length === 0,
    },
    {
      what: "the website killed: an application that is sent",
      goal: "says that it was not taken",
      seen: String(sent.status),
      holds: sent.status >= 500,
    },
  ];
}
