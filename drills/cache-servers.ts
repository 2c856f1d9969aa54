import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CommandError } from "#runtime/command-error.ts";

const deploy = join(import.meta.dirname, "../deploy");
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

export interface CacheServer {
  port: number;
  stop(): Promise<void>;
}

export function requireProgram(name: string, aptPackage: string): string {
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  throw new CommandError(`${name} is not installed: apt-get install ${aptPackage}`);
}

/** Such as `{ "listen 80": "listen 127.0.0.1:4000" }`: each has to be there. */
function fillIn(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(join(deploy, file), "utf8");
  for (const [known, replacement] of Object.entries(replacements)) {
    if (!text.includes(known)) throw new Error(`deploy/${file} lacks "${known}"`);
    text = text.replaceAll(known, replacement);
  }
  return text;
}

export async function startNginx(originPort: string): Promise<CacheServer> {
  const program = requireProgram("nginx", "nginx-light");
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "morni-nginx-"));
  const site = fillIn("nginx.conf", {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "127.0.0.1:3000": `127.0.0.1:${originPort}`,
    "/var/cache/nginx-hospital": join(folder, "cache"),
  });
  writeFileSync(join(folder, "site.conf"), site);
  const args = configureNginx(folder, `include ${folder}/site.conf;`);
  return startProgram(program, args, port, folder);
}

/** Of one process, which keeps all its files in a folder. Returns the arguments that it is started with. */
export function configureNginx(folder: string, settings: string): string[] {
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 1024; }
http {
	access_log off;
	client_body_temp_path ${folder}/bodies;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	${settings}
}
`,
  );
  return ["-p", folder, "-e", `${folder}/errors`, "-c", `${folder}/nginx.conf`];
}

export async function startVarnish(originPort: string): Promise<CacheServer> {
  const program = requireProgram("varnishd", "varnish");
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "morni-varnish-"));
  const rules = join(folder, "varnish.vcl");
  writeFileSync(rules, fillIn("varnish.vcl", { '"3000"': `"${originPort}"` }));
  mkdirSync(join(folder, "work"));
  const args = ["-j", "none", "-F", "-f", rules, "-a", `127.0.0.1:${port}`, "-s", "malloc,64m"];
  const more = ["-n", join(folder, "work"), "-p", "http_gzip_support=off"];
  return startProgram(program, [...args, ...more], port, folder);
}

async function startProgram(
  program: string,
  args: string[],
  port: number,
  folder: string,
): Promise<CacheServer> {
  const child = spawn(program, args, { stdio: "ignore" });
  const ended = once(child, "close");
  // Killed, it would leave its other processes behind.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  await untilItListens(child, port);
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    if (child.exitCode !== null) break;
    await pause(100);
  }
  throw new Error(`${child.spawnfile} did not start: ${child.spawnargs.join(" ")}`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
