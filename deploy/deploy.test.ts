import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { photoFormBytes } from "#app/forms/field-lengths.ts";
import { addForm } from "#app/pictures/staff-inputs.ts";
import { readEnvironment } from "#runtime/env.ts";
import { createLimitedServer } from "../server/process/listen.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const folder = mkdtempSync(join(tmpdir(), "morni-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where the system has the program; undefined where it is not installed. */
function findProgram(name: string): string | undefined {
  const places = ["/usr/bin", "/usr/sbin", "/usr/local/bin"].map((place) => join(place, name));
  return places.find((file) => existsSync(file));
}

function run(program: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

describe("the settings that operators begin with", () => {
  test.each(["deploy/hospital.env", "deploy/container.env"])("%s are taken", (file) => {
    const settings = parseEnv(read(file));
    const { ORIGIN, HSTS } = readEnvironment(settings);
    expect({ ORIGIN, HSTS }).toEqual({ ORIGIN: "https://hospital.example", HSTS: "host" });
    const known = Object.keys(settings).filter((name) => name !== "BACKUPS");
    for (const name of known) expect(read("README.md"), name).toContain(`\`${name}\``);
  });

  test("stay set in the container, which does not start without its address", () => {
    const { website } = parse(read("compose.yaml")).services;
    expect(website.env_file).toBe(".env");
    expect(website.environment.ORIGIN).toMatch(/^\$\{ORIGIN:\?/);
    const fromShell = Object.values(website.environment).filter((value) => value === null);
    expect(fromShell).toEqual([]);
    expect(read(".dockerignore")).toMatch(/^\.env$/m);
    expect(read(".gitignore")).toMatch(/^\.env$/m);
  });

  test("lead the service to folders that it may write to", () => {
    const { DATA_DIR, BACKUP_DIR } = parseEnv(read("deploy/hospital.env"));
    const unit = read("deploy/hospital.service");
    expect(unit).toContain("StateDirectory=hospital\n");
    expect(DATA_DIR).toBe("/var/lib/hospital");
    expect(unit).toContain(`ReadWritePaths=-${BACKUP_DIR}\n`);
  });
});

const proxies = ["nginx-proxy.conf", "nginx.conf"];

test.each(proxies)("%s lets every form through that the website takes", (file) => {
  const sizes = read(`deploy/${file}`).matchAll(/client_max_body_size (\d+)m;/g);
  const bytes = Array.from(sizes, ([, megabytes]) => Number(megabytes) * 1024 * 1024);
  for (const [at, largest] of [photoFormBytes, addForm.bytes].entries())
    expect(bytes[at]).toBeGreaterThan(largest);
});

const nginx = findProgram("nginx");

test.runIf(nginx).each(proxies)("nginx takes %s as it is", (file) => {
  const [, cache] = /proxy_cache_path (\S+)/.exec(read(`deploy/${file}`)) ?? [];
  // nginx makes a folder, but none above it: Debian's has no /var/cache/nginx.
  if (cache) expect(dirname(cache)).toBe("/var/cache");
  const site = join(folder, file);
  writeFileSync(site, read(`deploy/${file}`).replace(cache ?? "none", join(folder, "cache")));
  const whole = join(folder, "whole.conf");
  writeFileSync(whole, `pid ${folder}/pid; events {} http { include ${site}; }`);
  const { status, output } = run(nginx as string, "-t", "-e", `${folder}/errors`, "-c", whole);
  expect(status, output).toBe(0);
});

test.each([
  ["nginx.conf", /keepalive_timeout (\d+)s;/],
  ["Caddyfile", /keepalive (\d+)s/],
])("%s closes kept connections before the website does", (file, seconds) => {
  const [, kept] = seconds.exec(read(`deploy/${file}`)) ?? [];
  expect(Number(kept) * 1000).toBeLessThan(createLimitedServer(() => {}).keepAliveTimeout);
});

const caddy = findProgram("caddy");

test.runIf(caddy)("Caddy takes its file", () => {
  const file = join(root, "deploy/Caddyfile");
  const { status, output } = run(caddy as string, "validate", "--config", file);
  expect(status, output).toBe(0);
});

const compose = findProgram("docker-compose");

test.runIf(compose)(
  "Compose takes its file with the settings, and refuses it without an address",
  () => {
    const file = join(folder, "compose.yaml");
    writeFileSync(file, read("compose.yaml"));
    const check = () => run(compose as string, "-f", file, "config", "-q");
    writeFileSync(join(folder, ".env"), "HSTS=host");
    expect(check().output).toContain("such as ORIGIN=https://hospital.example");
    writeFileSync(join(folder, ".env"), read("deploy/container.env"));
    expect(check()).toEqual({ status: 0, output: "" });
  },
);

const analyze = findProgram("systemd-analyze");
const units = readdirSync(join(root, "deploy")).filter((name) => /\.(?:service|timer)$/.test(name));

test.runIf(analyze)("systemd takes the units", () => {
  for (const name of units) {
    // It looks whether the programs are there.
    const unit = read(`deploy/${name}`).replaceAll("/srv/hospital", root);
    writeFileSync(join(folder, name), unit);
  }
  const files = units.map((name) => join(folder, name));
  const { status, output } = run(analyze as string, "verify", "--man=no", ...files);
  const own = output.split("\n").filter((line) => line.includes(folder));
  expect({ status, own }).toEqual({ status: 0, own: [] });
});

describe("the command of an operator", () => {
  const hospital = join(root, "deploy/hospital");

  test("names the commands where none is given", () => {
    const { status, output } = run(hospital);
    expect(status).toBe(2);
    expect(output).toMatch(/^Usage: hospital staff\|/);
  });

  test("names commands that are there", () => {
    const [, names = ""] = /Usage: hospital (\S+)/.exec(read("deploy/hospital")) ?? [];
    for (const name of names.split("|"))
      expect(existsSync(join(root, `commands/${name}.ts`))).toBe(true);
  });

  test("runs them in the image, where no service is", () => {
    const file = join(folder, "hospital");
    const inImage = read("deploy/hospital")
      .replaceAll("/srv/hospital", join(folder, "none"))
      .replaceAll("/app", root);
    writeFileSync(file, inImage, { mode: 0o755 });
    const { npm_lifecycle_event, ...env } = process.env;
    env.PATH = `${dirname(process.execPath)}:${env.PATH}`;
    const { status, stderr } = spawnSync(file, ["staff"], { encoding: "utf8", env });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage: hospital staff COMMAND\n {2}list {2,}shows all accounts/);
    expect(read("Dockerfile")).toMatch(
      /^COPY --chmod=755 deploy\/hospital \/usr\/local\/bin\/hospital$/m,
    );
  });
});

const documents = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];

test.each(documents.filter((name) => name.endsWith(".md")))(
  "%s prints only commands and files that there are",
  (file) => {
    const text = read(file);
    const { scripts } = JSON.parse(read("package.json"));
    for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts), file).toContain(name);
    }
    for (const [, name] of text.matchAll(/(?:commands|deploy)\/([\w.-]+\w)/g)) {
      const places = ["commands", "deploy"].map((place) => join(root, place, name as string));
      expect(places.some(existsSync) || name === "NAME.ts", `${file}: ${name}`).toBe(true);
    }
    for (const [, name] of text.matchAll(/(?:^|`)hospital (\w[\w-]*)/gm)) {
      if (name === "NAME") continue;
      expect(existsSync(join(root, `commands/${name}.ts`)), `${file}: ${name}`).toBe(true);
    }
  },
);
