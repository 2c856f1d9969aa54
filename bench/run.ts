import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { percentile } from "../drills/percentile.ts";
import { processorTimeOf } from "../tests/process-memory.ts";
import { type Measured, seed, startBare, startPeer, startProduct } from "./servers.ts";
import { download, weigh } from "./weight.ts";

const article = "/Chemotherapy";
const pages = [
  "/",
  "/doctors",
  "/careers",
  "/signin",
  "/pictures",
  "/about",
  "/management",
  article,
];
const rounds = 3;
const requestsOfRound = 35_000;
const connections = 32;

interface Pace {
  perSecond: number;
  /** Of the server's processor, in microseconds a request. */
  computing: number;
}

/** Measured from a process of its own. */
async function measurePace({ origin, pid }: Measured, path: string): Promise<Pace> {
  const load = ["-c", `${connections}`, "-a", `${requestsOfRound}`];
  // This server asks for a new connection after a thousand requests; all are measured so.
  const args = [...load, "-D", "900", "-j", "-n", "-H", "accept-encoding=br", origin + path];
  const command = join(import.meta.dirname, "../node_modules/.bin/autocannon");
  const before = processorTimeOf(pid);
  const begin = performance.now();
  const report = await text(spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] }).stdout);
  const seconds = (performance.now() - begin) / 1000;
  const computed = processorTimeOf(pid) - before;
  const { "2xx": count, non2xx, errors } = JSON.parse(report);
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: count / seconds, computing: (computed * 1e6) / count };
}

async function measurePaces(servers: Measured[], bare: Measured): Promise<void> {
  const ratios = new Map<string, Pace[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const server of servers) {
      for (const path of [article, "/doctors"]) {
        const base = await measurePace(bare, path);
        const own = await measurePace(server, path);
        const label = `${server.name} ${path}`;
        const ratio = {
          perSecond: own.perSecond / base.perSecond,
          computing: own.computing / base.computing,
        };
        ratios.set(label, [...(ratios.get(label) ?? []), ratio]);
        console.log(`${label}: ${describePace(own)}; bare node:http: ${describePace(base)}`);
      }
    }
  }
  console.table(
    [...ratios].map(([label, paces]) => ({
      label,
      ...summarize(
        "requests",
        paces.map(({ perSecond }) => perSecond),
      ),
      ...summarize(
        "computing",
        paces.map(({ computing }) => computing),
      ),
    })),
  );
}

function describePace({ perSecond, computing }: Pace): string {
  return `${Math.round(perSecond)} a second, ${Math.round(computing)} µs each`;
}

/** The median and the range of what is measured as a ratio to bare node:http. */
function summarize(name: string, ratios: number[]): Record<string, string> {
  const [middle, least, most] = [0.5, 0, 1].map((share) => percentile(ratios, share).toFixed(2));
  return { [`${name} of bare node:http`]: `${middle} (${least} to ${most})` };
}

const data = mkdtempSync(join(tmpdir(), "morni-bench-"));
seed(data);
const product = await startProduct(data, 3071);
const peer = await startPeer(data, 3072);
try {
  console.log("Bytes over the wire with brotli, first visit");
  // The first visit makes the page; the second asks for its best compression, there a moment later.
  for (const path of [...pages, ...pages]) await download(product.origin + path);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  console.table(await Promise.all(pages.map((path) => weigh(product.origin, path))));

  const bare = await startBare(data, await download(product.origin + article), 3073);
  await measurePaces([product], bare);
  await measurePaces([peer], bare);
  bare.stop();
} finally {
  product.stop();
  peer.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
