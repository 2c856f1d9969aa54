import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "yaml";
import { requireProgram } from "./cache-servers.ts";
import type { Drill, Figure } from "./drill.ts";

const root = join(import.meta.dirname, "..");
const base = "localhost/morni-node";
const image = "localhost/morni-hospital";
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/** Runs a program to its end, and returns what it printed. */
function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    encoding: "utf8",
    maxBuffer: 1 << 26,
    stdio: "pipe",
  }).trim();
}

/** Builds the Dockerfile on a Debian that mmdebstrap makes, and runs it within the limits of compose.yaml. As root. */
export const buildImage: Drill = async () => {
  for (const name of ["mmdebstrap", "buildah", "podman", "runc"]) requireProgram(name, name);
  using folder = mkdtempDisposableSync(join(tmpdir(), "morni-image-"));
  makeBase(folder.path);
  const source = join(folder.path, "source");
  mkdirSync(source);
  run("sh", "-c", `git -C "${root}" archive HEAD | tar x -C "${source}"`);
  const given = ["--isolation", "chroot", "--network", "host"];
  run("buildah", "build", ...given, "--build-arg", `NODE_IMAGE=${base}`, "-t", image, source);
  return await runImage();
};

/** As the official image of Node: Debian, with node and npm under /usr/local. */
function makeBase(folder: string): void {
  const system = join(folder, "base.tar");
  run("mmdebstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", system);
  const container = run("buildah", "from", "scratch");
  const npm = join(run("npm", "root", "-g"), "npm");
  run("buildah", "add", container, system, "/");
  run("buildah", "copy", container, process.execPath, "/usr/local/bin/node");
  run("buildah", "copy", container, npm, "/usr/local/lib/node_modules/npm");
  for (const name of ["npm", "npx"]) {
    const target = `../lib/node_modules/npm/bin/${name}-cli.js`;
    const link = ["ln", "-s", target, `/usr/local/bin/${name}`];
    run("buildah", "run", "--isolation", "chroot", container, "--", ...link);
  }
  // The registry may be reached through a proxy with an authority of its own.
  run("buildah", "copy", container, process.env.NODE_EXTRA_CA_CERTS ?? certificates, certificates);
  run("buildah", "config", "--env", `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  run("buildah", "commit", "--rm", container, base);
}

async function runImage(): Promise<Figure[]> {
  const { website } = parse(readFileSync(join(root, "compose.yaml"), "utf8")).services;
  const limits = ["--memory", website.mem_limit, "--pids-limit", String(website.pids_limit)];
  const closed = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
  const safety = website.security_opt.flatMap((option: string) => ["--security-opt", option]);
  const settings = ["-e", "ORIGIN=https://hospital.example", "-e", "BACKUP_DIR=/backups"];
  const volumes = ["-v", "morni-drill-data:/data", "-v", "morni-drill-backups:/backups"];
  const options = ["--runtime", "runc", "--network", "none", ...limits, ...closed, ...safety];
  // Podman's own limits may be more than root of this machine is given.
  const files = Math.min(website.ulimits.nofile, Number(run("sh", "-c", "ulimit -Hn")));
  options.push("--ulimit", `nofile=${files}:${files}`, "--ulimit", "nproc=4096:4096");
  const id = run("podman", "run", "-d", ...options, ...settings, ...volumes, image);
  const inside = (...args: string[]) => run("podman", "exec", id, ...args);
  try {
    const check = readHealthCheck();
    const started = await isHealthy(() => inside(...check));
    const backup = inside("hospital", "backup");
    const peak = readPeak(inside);
    const stop = performance.now();
    run("podman", "stop", "-t", "15", id);
    const stopped = (performance.now() - stop) / 1000;
    const code = run("podman", "inspect", "-f", "{{.State.ExitCode}}", id);
    const bytes = Number(run("podman", "image", "inspect", "-f", "{{.Size}}", image));
    const own = bytes - Number(run("podman", "image", "inspect", "-f", "{{.Size}}", base));
    const megabytes = (count: number) => `${Math.round(count / 1e6)} MB`;
    return [
      figure("the health check of the Dockerfile", "succeeds within 30 s", started, started < 30),
      figure("a backup by its file", "is made", backup, backup.includes("holds the database")),
      figure("memory at most", "below 512 MB", megabytes(peak), peak < 512 * 1024 * 1024),
      figure("the image beside its base", "at most 120 MB", megabytes(own), own < 120e6),
      figure(
        "podman stop",
        "within 3 s, with 0",
        `${stopped.toFixed(1)} s, ${code}`,
        code === "0" && stopped < 3,
      ),
    ];
  } finally {
    run("podman", "rm", "-f", id);
    run("podman", "volume", "rm", "-f", "morni-drill-data", "morni-drill-backups");
  }
}

function readHealthCheck(): string[] {
  const [, command = "[]"] =
    /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(readFileSync(join(root, "Dockerfile"), "utf8")) ?? [];
  return JSON.parse(command);
}

function figure(what: string, goal: string, seen: string | number, holds: boolean): Figure {
  return { what, goal, seen: String(seen), holds };
}

async function isHealthy(check: () => string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const seconds = (performance.now() - begun) / 1000;
    try {
      check();
      return Math.round(seconds * 10) / 10;
    } catch {
      if (seconds > 60) return Number.POSITIVE_INFINITY;
      await pause(500);
    }
  }
}

/** By control groups of the first version or of the second. */
function readPeak(inside: (...args: string[]) => string): number {
  const files = ["memory/memory.max_usage_in_bytes", "memory.peak"];
  for (const file of files) {
    try {
      return Number(inside("cat", `/sys/fs/cgroup/${file}`));
    } catch {}
  }
  return Number.NaN;
}
