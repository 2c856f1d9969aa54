import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { percentile } from "../drills/percentile.ts";
import { residentMemoryOf } from "../tests/process-memory.ts";
import { measureP99, measurePace, type Pace } from "./measure.ts";
import { buildPeers, readArticle } from "./peers.ts";
import { type Row, toMarkdown } from "./report.ts";
import {
  bare,
  frameworkPeer,
  frameworkServer,
  type Measured,
  nginx,
  product,
  type Sent,
  type Startable,
  seed,
  start,
} from "./servers.ts";
import { download, weigh } from "./weight.ts";

const article = "/Chemotherapy";
const list = "/api/v1/doctors";
const weighed = [
  "/",
  "/doctors",
  "/careers",
  "/signin",
  "/pictures",
  "/about",
  "/management",
  "/no-such-page",
  article,
];
/** Of each, as many requests a round as take some two seconds. */
const requests = { fast: 20_000, middling: 5000, slow: 1500, slowest: 150 };
const leastRequests = 100;
/** Low enough that every server but the framework's own keeps up. */
const ratePerSecond = 200;

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
// The article is asked for 100,000 times in all.
const rounds = values.quick ? 2 : 5;
const share = values.quick ? 0.1 : 1;
const starts = values.quick ? 1 : 5;

interface Subject {
  server: Measured;
  path: string;
  count: number;
  paces: Pace[];
  waits: number[];
}

async function run(folder: string): Promise<string> {
  const data = join(folder, "data");
  seed(data);
  const own = await start(product(data), 3071);
  const pages = await warm(own);
  const html = await (await fetch(own.origin + article)).text();
  const bytes = await Promise.all(weighed.map((path) => weigh(own.origin, path)));
  await own.stop();
  const peers = buildPeers(readArticle(html));

  const startable: [Startable, number][] = [
    [bare(join(folder, "bare"), pages), 3073],
    [nginx(join(folder, "nginx"), pages.find(({ path }) => path === article) as Sent, 3074), 3074],
    ...peers.map((peer, at): [Startable, number] => [frameworkPeer(peer), 3075 + at]),
    [frameworkServer(data), 3077],
  ];
  const startTimes = await measureStarts([[product(data), 3071], ...startable]);
  const servers = await Promise.all(startable.map(([server, port]) => start(server, port)));
  const again = await start(product(data), 3071);
  await warm(again);
  const [plain, files, ...frameworks] = servers as [Measured, Measured, ...Measured[]];
  const subjects = [
    subject(again, article, requests.fast),
    subject(plain, article, requests.fast),
    subject(files, article, requests.fast),
    ...frameworks.map((server, at) =>
      at < peers.length
        ? subject(server, "/article", requests[at === 0 ? "slow" : "middling"])
        : subject(server, article, requests.slowest),
    ),
    ...["/doctors", "/"].flatMap((path) => [
      subject(again, path, requests.middling),
      subject(plain, path, requests.middling),
    ]),
    subject(again, list, requests.slow),
    subject(plain, list, requests.slow),
  ];
  await measureAll(subjects);
  const rows = toRows(subjects, startTimes);
  await Promise.all([...servers, again].map((server) => server.stop()));
  const versions = { Node: process.version, nginx: nginxVersion(), ...versionsOf(peers) };
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  return toMarkdown({ rows, bytes, rounds, ratePerSecond, processor, versions });
}

function subject(server: Measured, path: string, count: number): Subject {
  const fewer = Math.max(leastRequests, Math.ceil(count * share));
  return { server, path, count: fewer, paces: [], waits: [] };
}

/** The first visit makes a page; the second asks for its best compression, there a moment later. */
async function warm({ origin }: Measured): Promise<Sent[]> {
  const paths = [...weighed, list];
  for (const path of [...paths, ...paths]) await download(origin + path);
  await pause(values.quick ? 1500 : 4000);
  const bodies = paths.map((path) => download(origin + path));
  return (await Promise.all(bodies)).map((body, at) => {
    const path = paths[at] as string;
    return { path, type: path === list ? "application/json" : "text/html; charset=utf-8", body };
  });
}

/** Each by itself, with nothing else running. */
async function measureStarts(servers: [Startable, number][]): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < starts; round += 1) {
    for (const [server, port] of servers) {
      const started = await start(server, port);
      await started.stop();
      times.set(server.name, [...(times.get(server.name) ?? []), started.startedIn]);
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

/** In turn, and each round begins with another one, so that what the machine does besides hits all alike. */
async function measureAll(subjects: Subject[]): Promise<void> {
  for (const { server, path, count } of subjects) {
    await measurePace(server, path, Math.max(leastRequests, Math.ceil(count / 10)));
  }
  for (let round = 0; round < rounds; round += 1) {
    console.log(`round ${round + 1} of ${rounds}`);
    const turned = subjects.map((_, at) => subjects[(at + round) % subjects.length] as Subject);
    for (const { server, path, count, paces } of turned) {
      paces.push(await measurePace(server, path, count));
    }
    for (const { server, path, waits } of turned) {
      if (server.name === "react-router-serve") continue;
      waits.push(await measureP99(server, path, ratePerSecond, values.quick ? 0.5 : 1.5));
    }
  }
}

function toRows(subjects: Subject[], startTimes: Map<string, number>): Row[] {
  return subjects.map(({ server, path, paces, waits }) => {
    // An article is compared with bare node:http's bytes of the same article.
    const compared = path === "/article" ? article : path;
    const base = subjects.find(
      (other) => other.server.name === "bare node:http" && other.path === compared,
    ) as Subject;
    const ratio = (key: keyof Pace) =>
      median(paces.map((pace, round) => pace[key] / (base.paces[round] as Pace)[key]));
    return {
      server: server.name,
      path,
      perSecond: median(paces.map(({ perSecond }) => perSecond)),
      computing: median(paces.map(({ computing }) => computing)),
      speedRatio: ratio("perSecond"),
      computingRatio: ratio("computing"),
      p99: waits.length > 0 ? median(waits) : undefined,
      startedIn: startTimes.get(server.name) as number,
      memory: residentMemoryOf(server.pid),
    };
  });
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}

function nginxVersion(): string {
  const { stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? "unknown";
}

function versionsOf(peers: { name: string; version: string }[]): Record<string, string> {
  return Object.fromEntries(peers.map(({ name, version }) => [name.split(" ")[0], version]));
}

const folder = mkdtempSync(join(tmpdir(), "morni-bench-"));
try {
  const report = await run(folder);
  console.log(report);
  if (!values.quick) writeFileSync(join(import.meta.dirname, "results.md"), report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
