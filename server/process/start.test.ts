import { spawn } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import {
  admin,
  type Ended,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../../tests/app/http.ts";
import { share } from "../../tests/runner/rounds.ts";

// As another program would: without any part of the server.
function openBeside(data: string): Database.Database {
  return new Database(join(data, "hospital.db"), { timeout: 5000 });
}

/** Starts a server that is expected to end by itself. */
function start(data: string, settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runScript(["build/server/main.js"], { PORT: "0", DATA_DIR: data, ...settings });
}

function expectOneLine({ output }: Ended): void {
  expect(output.trim().split("\n").length, output).toBe(1);
  expect(output).not.toMatch(/\bat \w+ \(|node:internal/);
}

describe("a server that cannot start says why in one line", () => {
  type Wrong = [settings: NodeJS.ProcessEnv, line: string];
  // What is wrong in each setting alone has its tests in runtime/.
  const settings: Wrong[] = [
    [{ PORT: "http" }, "PORT must be a number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT must be a number from 0 to 65535"],
    [{ ORIGIN: "hospital.example" }, "ORIGIN must be an address"],
    [{ ORIGIN: "https://hospital.example/home" }, "ORIGIN must be an address without a path"],
    [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an email address"],
    [{ ADMIN_PASSWORD_FILE: "/none" }, "ADMIN_PASSWORD_FILE names a file that does not exist"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
  ];
  const proxies: Wrong[] = [
    [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY has "yes"'],
    [{ TRUST_PROXY: "10.0.0.0/99" }, 'TRUST_PROXY has "10.0.0.0/99"'],
  ];
  const folders: Wrong[] = [
    [{ TMPDIR: `/tmp/${"x".repeat(90)}` }, "the path of TMPDIR is too long: /tmp/xxx"],
    [{ TMPDIR: "/none" }, "TMPDIR /none cannot be written to (ENOENT)"],
  ];

  test.each([...share(settings, 7), ...share(proxies, 2), ...folders])(
    "%o",
    async (settings, line) => {
      const ended = await start(emptyDirectory(), settings);
      expect(ended.code).toBe(1);
      expectOneLine(ended);
      expect(ended.output).toContain(line);
    },
  );

  test("when the port is taken, or another server uses the data", async () => {
    await using app = await startApp();
    const { port } = new URL(app.origin);
    const ended = await start(preparedDirectory(), {
      PORT: port,
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
    });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain(`cannot listen on 127.0.0.1:${port} (EADDRINUSE)`);
    const unwatched = await start(preparedDirectory(), { METRICS_PORT: port, LOG_LEVEL: "error" });
    expect(unwatched.code).toBe(1);
    expect(unwatched.output).toContain(
      `cannot listen on 127.0.0.1:${port} for metrics (EADDRINUSE)`,
    );
    const second = await start(app.dataDirectory);
    expect(second.code).toBe(4);
    expectOneLine(second);
    expect(second.output).toContain("another server already uses");
    expect((await app.get("/readyz")).status).toBe(200);
  });

  test("when the data folder cannot be written to", async () => {
    const file = join(emptyDirectory(), "file");
    writeFileSync(file, "");
    // Not even an administrator can make a file in /proc.
    for (const data of [file, "/proc"]) {
      const ended = await start(data);
      expect(ended.code).toBe(1);
      expectOneLine(ended);
      expect(ended.output).toContain(`DATA_DIR ${data} cannot be written to`);
    }
  });

  test("when a newer version has made the database", async () => {
    const data = preparedDirectory();
    const database = new Database(join(data, "hospital.db"));
    database.pragma("user_version = 999");
    database.close();
    const ended = await start(data);
    expect(ended.code).toBe(5);
    expectOneLine(ended);
    expect(ended.output).toContain("the database is at version 999");
  });
});

describe("a database that is lost or damaged", () => {
  async function expectRefused(data: string): Promise<string> {
    const ended = await start(data);
    expect(ended.code, ended.output).toBe(3);
    expectOneLine(ended);
    expect(ended.output).toContain("hospital restore FILE");
    return ended.output;
  }

  test("is never taken for a first start, and is named with the time of the last backup", async () => {
    const data = preparedDirectory();
    const file = join(data, "hospital.db");
    const last = { made_at: "2026-01-02T03:04:05.000Z", file: "/backups/last.tar" };
    writeFileSync(join(data, ".last-backup.json"), JSON.stringify(last));
    truncateSync(file);
    expect(await expectRefused(data)).toContain("missing or empty");
    rmSync(file);
    const told = await expectRefused(data);
    expect(told).toContain("missing or empty");
    expect(told).toContain(last.made_at);
    expect(existsSync(file)).toBe(false);
  });

  test("is refused however it is damaged, and stays as it is", async () => {
    const data = preparedDirectory();
    const file = join(data, "hospital.db");
    const whole = readFileSync(file);
    const garbage = Buffer.alloc(8192, "x");
    const versions = [
      Buffer.concat([garbage.subarray(0, 100), whole.subarray(100)]),
      Buffer.concat([whole.subarray(0, 4096), garbage, whole.subarray(4096 + 8192)]),
      whole.subarray(0, whole.length - 5000),
      Buffer.from("not a database"),
    ];
    for (const version of share(versions, 2)) {
      writeFileSync(file, version);
      expect(await expectRefused(data)).toContain("damaged");
      expect(readFileSync(file).equals(version)).toBe(true);
    }
  });

  test("of another program is refused, and stays as it is", async () => {
    const data = emptyDirectory();
    const other = openBeside(data);
    other.exec("CREATE TABLE other (x)");
    other.close();
    const before = readFileSync(join(data, "hospital.db"));
    expect(await expectRefused(data)).toContain("not a hospital's database");
    expect(readFileSync(join(data, "hospital.db")).equals(before)).toBe(true);
  });

  test("while the server runs makes it refuse changes, while pages can still be read", async () => {
    await using app = await startApp();
    const staff = await app.as(admin);
    expect((await app.get("/doctors")).status).toBe(200);
    const file = join(app.dataDirectory, "hospital.db");
    renameSync(file, `${file}.away`);
    expect((await app.get("/readyz")).status).toBe(503);
    expect((await app.get("/healthz")).status).toBe(200);
    expect((await staff.post("/signout", {})).status).toBe(503);
    expect((await app.get("/doctors")).status).toBe(200);
    renameSync(`${file}.away`, file);
    expect((await app.get("/readyz")).status).toBe(200);
    expect((await staff.post("/signout", {})).status).toBe(303);
  });
});

describe("a server that is told to stop", () => {
  test("ends at once when it has nothing to do, also with open connections", async () => {
    const app = await startApp();
    const port = Number(new URL(app.origin).port);
    const unused = connect(port, "127.0.0.1");
    const idle = connect(port, "127.0.0.1");
    idle.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await new Promise((resolve) => idle.once("data", resolve));
    expect(await app.stop()).toBe(0);
    expect(app.log()).not.toContain("cut");
    idle.destroy();
    unused.destroy();
  });

  test("finishes what it has begun, takes nothing new, and lets go of its data", async () => {
    const data = preparedDirectory();
    const app = await startApp({}, data);
    const port = Number(new URL(app.origin).port);
    const slow = connect(port, "127.0.0.1");
    const response = new Promise<string>((resolve) => {
      let text = "";
      slow.setEncoding("latin1").on("data", (chunk: string) => {
        text += chunk;
      });
      slow.once("close", () => resolve(text));
    });
    const form = new URLSearchParams(admin).toString();
    slow.write(
      `POST /signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`,
    );
    // The server has the request once it responds to another one that came later.
    await app.get("/healthz");
    const stopped = app.stop();
    await expect.poll(() => app.log()).toContain("stopping");
    // As impatient people do.
    app.process.kill("SIGTERM");
    await expect(app.get("/healthz")).rejects.toThrow("ECONNREFUSED");
    slow.write(form);
    expect(await response).toMatch(/^HTTP\/1\.1 303 /);
    expect(await stopped).toBe(0);
    expect(app.log()).toContain("stopped");
    expect(app.log()).not.toContain("cut");
    // Nothing is left in the write-ahead log.
    expect(existsSync(join(data, "hospital.db-wal"))).toBe(false);
    const lock = new Database(join(data, "lock.db"), { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    lock.close();
  });

  test("tells a proxy to send nothing more on a connection that is open", async () => {
    const app = await startApp();
    const proxy = connect(Number(new URL(app.origin).port), "127.0.0.1");
    let text = "";
    proxy.setEncoding("latin1").on("data", (part: string) => {
      text += part;
    });
    const closed = new Promise((resolve) => proxy.once("close", resolve));
    proxy.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n");
    await expect.poll(() => text).toContain("200 OK");
    const stopped = app.stop();
    await expect.poll(() => app.log()).toContain("stopping");
    expect(text).not.toContain("Connection: close");
    proxy.write("Host: localhost\r\n\r\n");
    await closed;
    expect(text).toContain("Connection: close");
    expect(await stopped).toBe(0);
  });

  test("is told so through npm too", async () => {
    const data = preparedDirectory();
    const { PATH, HOME } = process.env;
    const settings = { PATH, HOME, DATA_DIR: data, PORT: "0", HOST: "127.0.0.1" };
    const npm = spawn("npm", ["start"], { env: settings });
    let text = "";
    npm.stdout.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    await expect.poll(() => text, { timeout: 30_000 }).toContain("listening");
    npm.kill("SIGTERM");
    await new Promise((resolve) => npm.once("close", resolve));
    expect(text).toContain("stopped");
  });

  test("ends also where nobody reads its log any more", async () => {
    await using app = await startApp();
    app.process.stdout?.destroy();
    app.process.stderr?.destroy();
    const ended = new Promise((resolve) => app.process.once("exit", resolve));
    app.process.kill("SIGTERM");
    const late = pause(15_000, "still there");
    expect(await Promise.race([ended, late])).toBe(0);
  });
});

test("a server that was killed starts again with all it had acknowledged", async () => {
  const data = preparedDirectory();
  const app = await startApp({}, data);
  const staff = await app.as(admin);
  const id = /\/doctor\/([0-9a-f]{24})/.exec(await (await app.get("/doctors")).text())?.[1];
  expect((await staff.post(`/dashboard/AddDoctor/${id}/delete`, {})).status).toBe(303);
  app.process.kill("SIGKILL");
  await app.stop();
  await using again = await startApp({}, data);
  expect((await again.get(`/doctor/${id}`)).status).toBe(404);
});

test("a password that everybody tries stops the start only while there is no account", async () => {
  const data = emptyDirectory();
  const weak = { ADMIN_EMAIL: "first@example.org", ADMIN_PASSWORD: "hospital123" };
  const refused = await runScript(["build/server/main.js"], { ...weak, PORT: "0", DATA_DIR: data });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^ADMIN_PASSWORD cannot be used\. .*four random words.*\n$/);
  await using app = await startApp(weak);
  expect((await app.get("/signin")).status).toBe(200);
});

const unusable = [
  ["is gone", ""],
  ["is too short", "short"],
];

test.each(share(unusable, 2))(
  "a website that has accounts starts where the file with the first password %s",
  async (_, text) => {
    const file = join(emptyDirectory(), "password");
    if (text) writeFileSync(file, text);
    await using app = await startApp({
      ADMIN_EMAIL: "first@example.org",
      ADMIN_PASSWORD_FILE: file,
    });
    expect((await app.get("/signin")).status).toBe(200);
  },
);

test("the first account comes from a file with its password", async () => {
  const data = emptyDirectory();
  const file = join(data, "password");
  writeFileSync(file, "river lotus candle\n", { mode: 0o600 });
  const settings = { ADMIN_EMAIL: "first@example.org", ADMIN_PASSWORD_FILE: file };
  await using app = await startApp(settings, data);
  const account = { email: "first@example.org", password: "river lotus candle" };
  expect((await (await app.as(account)).get("/dashboard")).status).toBe(200);
});
