import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runCommand } from "#runtime/command-error.ts";
import { findFreePort } from "../drills/cache-servers.ts";
import { percentile } from "../drills/percentile.ts";
import { processorTimeOf, residentMemoryOf } from "../tests/app/process-memory.ts";
import { requireBuild } from "../tests/runner/built.ts";
import { load, measureP99, measurePace, type Pace } from "./measure.ts";
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
  withHeaders,
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
/** Of a round. The article has longer: in all, it is asked for 100,000 times and more. */
const secondsOf = { article: 3, others: 1 };
const longestPreparation = 60;
/** Low enough that every server but the framework's own keeps up. */
const ratePerSecond = 200;

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const rounds = values.quick ? 2 : 5;
const starts = values.quick ? 1 : 3;

interface Subject {
  server: Measured;
  path: string;
  target: string;
  note?: string;
  seconds: number;
  paces: Pace[];
  waits: number[];
}

async function run(folder: string): Promise<string> {
  const data = join(folder, "data");
  seed(data);
  const ports = [];
  for (let count = 0; count < 6; count += 1) ports.push(await findFreePort());
  const [ownPort, barePort, nginxPort, frameworkPort, ...peerPorts] = ports as [
    number,
    number,
    number,
    number,
    ...number[],
  ];
  const own = await start(product(data), ownPort);
  const pages = await warm(own);
  const html = await (await fetch(own.origin + article)).text();
  const bytes = await Promise.all(weighed.map((path) => weigh(own.origin, path)));
  await own.stop();
  const peers = buildPeers(readArticle(html));

  const page = pages.find(({ path }) => path === article) as Sent;
  const startable: [Startable, number][] = [
    [bare(join(folder, "bare"), pages), barePort],
    [nginx(join(folder, "nginx"), page, nginxPort), nginxPort],
    ...peers.map((peer, at): [Startable, number] => [frameworkPeer(peer), peerPorts[at] as number]),
    [frameworkServer(data), frameworkPort],
  ];
  const startTimes = await measureStarts([[product(data), ownPort], ...startable]);
  const servers = await Promise.all(startable.map(([server, port]) => start(server, port)));
  const again = await start(product(data), ownPort);
  await warm(again);
  const [plain, files, ...frameworks] = servers as [Measured, Measured, ...Measured[]];
  const subjects = [
    subject(again, article, secondsOf.article),
    subject(plain, article, secondsOf.article),
    withSameHeaders(plain, article, secondsOf.article),
    subject(files, article),
    ...frameworks.map((server, at) => subject(server, at < peers.length ? "/article" : article)),
    ...["/doctors", "/", list].flatMap((path) => [
      subject(again, path),
      subject(plain, path),
      withSameHeaders(plain, path),
    ]),
  ];
  await measureAll(subjects);
  const rows = toRows(subjects, startTimes);
  await Promise.all([...servers, again].map((server) => server.stop()));
  const versions = { Node: process.version, nginx: nginxVersion(), ...versionsOf(peers) };
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  return toMarkdown({ rows, bytes, rounds, ratePerSecond, processor, versions });
}

function subject(server: Measured, path: string, seconds = secondsOf.others): Subject {
  const longest = values.quick ? 1 : seconds;
  return { server, path, target: path, seconds: longest, paces: [], waits: [] };
}

function withSameHeaders(plain: Measured, path: string, seconds?: number): Subject {
  return { ...subject(plain, path, seconds), target: withHeaders(path), note: "same headers" };
}

/** The first visit makes a page; the second asks for its best compression. The server then makes the others. */
async function warm({ origin, pid }: Measured): Promise<Sent[]> {
  const paths = [...weighed, list];
  for (const path of [...paths, ...paths]) await download(origin + path);
  await untilIdle(pid);
  const downloads = await Promise.all(paths.map((path) => download(origin + path)));
  return downloads.map(({ headers, body }, at) => {
    const path = paths[at] as string;
    const type = path === list ? "application/json" : "text/html; charset=utf-8";
    return { path, type, headers: withoutOwnOfNode(headers), body };
  });
}

function withoutOwnOfNode(headers: string[]): string[] {
  const isOwn = (name = "") => /^(?:date|connection|keep-alive)$/i.test(name);
  return headers.filter((_, at) => !isOwn(headers[at - (at % 2)]));
}

/** What a server does in advance is not part of a request. */
async function untilIdle(pid: number): Promise<void> {
  for (let quiet = 0, tries = 0; quiet < 5 && tries < longestPreparation; tries += 1) {
    const before = processorTimeOf(pid);
    await pause(1000);
    quiet = processorTimeOf(pid) - before < 0.05 ? quiet + 1 : 0;
  }
}

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
  // What comes first is slower: programs compile what they do often.
  for (const { server, target } of subjects) await load(server.origin + target, 1);
  for (let round = 0; round < rounds; round += 1) {
    console.log(`round ${round + 1} of ${rounds}`);
    const turned = subjects.map((_, at) => subjects[(at + round) % subjects.length] as Subject);
    for (const { server, target, seconds, paces } of turned) {
      // While others had their turns, this one has given memory back, and compiled code with it.
      await load(server.origin + target, 0.5);
      paces.push(await measurePace(server, target, seconds));
    }
    for (const { server, target, waits } of turned) {
      if (server.name === "react-router-serve") continue;
      waits.push(await measureP99(server, target, ratePerSecond, 0.7));
    }
  }
}

function toRows(subjects: Subject[], startTimes: Map<string, number>): Row[] {
  return subjects.map(({ server, path, note, paces, waits }) => {
    // An article is compared with bare node:http's bytes of the same article.
    const compared = path === "/article" ? article : path;
    const base = subjects.find(
      (other) => other.server.name === "bare node:http" && other.path === compared,
    ) as Subject;
    const ratio = (key: keyof Pace) =>
      median(paces.map((pace, round) => pace[key] / (base.paces[round] as Pace)[key]));
    return {
      server: server.name,
      note,
      path,
      count: paces.reduce((sum, { count }) => sum + count, 0),
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

await runCommand(requireBuild);
const folder = mkdtempSync(join(tmpdir(), "morni-bench-"));
try {
  const report = await run(folder);
  console.log(report);
  if (!values.quick) writeFileSync(join(import.meta.dirname, "results.md"), report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
