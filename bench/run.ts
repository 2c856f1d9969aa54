import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { percentile } from "../drills/percentile.ts";
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
const seconds = 5;
const connections = 32;

/** Requests per second, measured from a process of its own. */
async function throughput(url: string): Promise<number> {
  const load = ["-c", `${connections}`, "-d", `${seconds}`];
  // This server asks for a new connection after a thousand requests; all are measured so.
  const args = [...load, "-D", "900", "-j", "-n", "-H", "accept-encoding=br", url];
  const command = join(import.meta.dirname, "../node_modules/.bin/autocannon");
  const report = await text(spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] }).stdout);
  const { requests, non2xx, errors } = JSON.parse(report);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

async function measureThroughput(servers: Measured[], bare: Measured): Promise<void> {
  const ratios = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1) {
    const base = await throughput(bare.origin);
    for (const { name, origin } of servers) {
      for (const path of [article, "/doctors"]) {
        const label = `${name} ${path}`;
        const ratio = (await throughput(origin + path)) / base;
        ratios.set(label, [...(ratios.get(label) ?? []), ratio]);
      }
    }
    console.log(`round ${round}: bare node:http: ${Math.round(base)} requests per second`);
  }
  console.table(
    [...ratios].map(([label, values]) => ({
      label,
      "of bare node:http": Number(percentile(values, 0.5).toFixed(3)),
      least: Number(Math.min(...values).toFixed(3)),
      most: Number(Math.max(...values).toFixed(3)),
    })),
  );
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

  const bare = await startBare(await download(product.origin + article));
  await measureThroughput([product, peer], bare);
  bare.stop();
} finally {
  product.stop();
  peer.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
