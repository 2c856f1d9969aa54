import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
// Nobody has to clean it up: it goes with the packages, and a second run finds it there.
const built = join(root, "node_modules/.cache/bench-peers");

export interface Peer {
  name: string;
  version: string;
  folder: string;
  args: string[];
}

interface Recipe {
  title: string;
  dependency: string;
  build: string[];
  serve: string[];
}

const recipes: Record<string, Recipe> = {
  next: {
    title: "Next.js static",
    dependency: "next",
    build: ["node_modules/next/dist/bin/next", "build"],
    serve: ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1"],
  },
  astro: {
    title: "Astro static",
    dependency: "astro",
    build: ["node_modules/astro/bin/astro.mjs", "build"],
    serve: ["dist/server/entry.mjs"],
  },
};

export function readArticle(html: string) {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  // The sample doctors, their photos and the address get other names each time; the peers are built once.
  const lasting = body
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/[0-9a-f][0-9a-f-]{15,}/g, "0".repeat(24))
    .replace(/127\.0\.0\.1:\d+/g, "hospital.example");
  return { title, style: styles.join("\n"), body: lasting };
}

export function buildPeers(article: ReturnType<typeof readArticle>): Peer[] {
  return Object.entries(recipes).map(([name, recipe]) => buildPeer(name, recipe, article));
}

function buildPeer(name: string, recipe: Recipe, article: object): Peer {
  const source = join(import.meta.dirname, "peers", name);
  const content = JSON.stringify(article);
  const folder = join(built, `${name}-${hashOf(source, content)}`);
  if (!existsSync(folder)) {
    console.log(`Building ${recipe.title}, once`);
    const partial = join(built, `${name}-partial`);
    for (const old of listBuilt(name)) rmSync(join(built, old), { recursive: true });
    mkdirSync(built, { recursive: true });
    cpSync(source, partial, { recursive: true });
    writeFileSync(join(partial, "article.json"), content);
    run(partial, "npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    run(partial, process.execPath, recipe.build);
    renameSync(partial, folder);
  }
  const { dependencies } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const version = dependencies[recipe.dependency];
  return { name: recipe.title, version, folder, args: recipe.serve };
}

function listBuilt(name: string): string[] {
  return existsSync(built) ? readdirSync(built).filter((one) => one.startsWith(`${name}-`)) : [];
}

function hashOf(source: string, content: string): string {
  const hash = createHash("sha256").update(content);
  const files = readdirSync(source, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest("hex").slice(0, 16);
}

function run(cwd: string, command: string, args: string[]): void {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const telemetry = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  const env = { ...process.env, PATH, ...telemetry, NODE_ENV: "production" };
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr || stdout}`);
}
