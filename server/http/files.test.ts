import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { startApp } from "../../tests/app/http.ts";
import { descriptorsOf } from "../../tests/app/process-memory.ts";

const built = join(import.meta.dirname, "../../build/client");
const script = `/assets/${largestScript()}`;
const picture = `/media/${readdirSync(join(built, "media")).find((name) => /\.[0-9a-f]{6}\.webp$/.test(name))}`;
const pictureBytes = readFileSync(join(built, picture));

function largestScript(): string | undefined {
  const scripts = readdirSync(join(built, "assets")).filter((name) => name.endsWith(".js"));
  const size = (name: string) => statSync(join(built, "assets", name)).size;
  return scripts.sort((one, other) => size(other) - size(one))[0];
}

const app = await startAppForFile();

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe("a built file", () => {
  test("comes as small as the browser can read it", async () => {
    const plain = await app.get(script);
    const brotli = await app.get(script, { "Accept-Encoding": "gzip, deflate, br, zstd" });
    const gzip = await app.get(script, { "Accept-Encoding": "br;q=0, gzip" });
    expect(plain.headers.get("Content-Encoding")).toBe(null);
    expect(brotli.headers.get("Content-Encoding")).toBe("br");
    expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.get("Vary")).toBe("Accept-Encoding");
    }
    const source = await bytesOf(plain);
    expect(brotliDecompressSync(await bytesOf(brotli)).equals(source)).toBe(true);
    expect(gunzipSync(await bytesOf(gzip)).equals(source)).toBe(true);
    for (const compressed of [`${script}.br`, `${script}.gz`]) {
      expect((await app.get(compressed)).status).toBe(404);
    }
  });

  test("is kept for ever when its name changes with its content, else for a day", async () => {
    const forEver = "max-age=31536000, immutable";
    expect((await app.get(script)).headers.get("Cache-Control")).toBe(forEver);
    expect((await app.get(picture)).headers.get("Cache-Control")).toBe(forEver);
    const icon = await app.get("/icon.ico");
    expect(icon.headers.get("Cache-Control")).toBe("max-age=86400");
  });

  test("is named for what it is, films and icons too", async () => {
    const films = readdirSync(join(built, "media")).filter((name) => /\.(?:mp4|webm)$/.test(name));
    const files = [
      ...films.map((name) => `/media/${name}`),
      script,
      picture,
      "/icon.ico",
      "/icon.svg",
    ];
    const types = files.map(async (path) => (await app.get(path)).headers.get("Content-Type"));
    expect(await Promise.all(types)).toEqual([
      "video/mp4",
      "video/webm",
      "text/javascript",
      "image/webp",
      "image/x-icon",
      "image/svg+xml",
    ]);
  });

  test("is not sent again to whoever has it", async () => {
    for (const accepted of ["identity", "gzip", "br"]) {
      const headers = { "Accept-Encoding": accepted };
      const etag = (await app.get(script, headers)).headers.get("ETag") as string;
      const again = await app.get(script, { ...headers, "If-None-Match": `"other", W/${etag}` });
      expect(again.status).toBe(304);
      const changed = await app.get(script, { ...headers, "If-None-Match": '"other"' });
      expect(changed.status).toBe(200);
    }
  });

  test("has the same headers when only they are asked for", async () => {
    const whole = await app.get(picture);
    const head = await app.send("HEAD", picture);
    expect(head.headers.get("Content-Length")).toBe(String(pictureBytes.length));
    for (const name of ["Content-Type", "ETag", "Cache-Control", "Content-Length"]) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
    expect((await bytesOf(head)).length).toBe(0);
  });

  test("cannot be posted to", async () => {
    expect((await app.post(script, {})).status).toBeGreaterThanOrEqual(404);
  });
});

describe("a part of a file", () => {
  const size = pictureBytes.length;
  const parts: [range: string, start: number, end: number][] = [
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, size - 1],
    ["bytes=-50", size - 50, size - 1],
    [`bytes=${size - 1}-${size + 100}`, size - 1, size - 1],
  ];

  test.each(parts)("is sent alone: %s", async (range, start, end) => {
    const response = await app.get(picture, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/${size}`);
    const expected = pictureBytes.subarray(start, end + 1);
    expect((await bytesOf(response)).equals(expected)).toBe(true);
  });

  const many = `bytes=${Array.from({ length: 1000 }, () => "0-").join(",")}`;
  const whole = ["bytes=5-2", "bytes=a-b", "bytes=-", "lines=1-2", "bytes=0-1,5-6", many];

  test.each(whole)("is the whole when it makes no sense: %.20s", async (range) => {
    const response = await app.get(picture, { Range: range });
    expect(response.status).toBe(200);
    expect((await bytesOf(response)).length).toBe(size);
  });

  test("beyond the end is refused", async () => {
    for (const range of [`bytes=${size}-`, "bytes=-0", "bytes=999999999999999-"]) {
      const response = await app.get(picture, { Range: range });
      expect(response.status, range).toBe(416);
      expect(response.headers.get("Content-Range")).toBe(`bytes */${size}`);
    }
  });

  test("of another version is not mixed in", async () => {
    const response = await app.get(picture, { Range: "bytes=0-9", "If-Range": '"older"' });
    expect(response.status).toBe(200);
  });
});

describe("a photo that staff have sent", () => {
  const key = "0f0e0d0c-0b0a-4908-8706-050403020100";
  const path = `/uploads/${key}-320.webp`;

  beforeAll(() => {
    const uploads = join(app.dataDirectory, "uploads");
    mkdirSync(uploads, { recursive: true });
    copyFileSync(join(built, picture), join(uploads, `${key}-320.webp`));
    writeFileSync(join(uploads, "note.txt"), "private");
    writeFileSync(join(uploads, `${key}-320.html`), "<script>alert(1)</script>");
  });

  test("is served so that nothing in it can run", async () => {
    const response = await app.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Content-Security-Policy")).toBe("sandbox");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Cache-Control")).toBe("max-age=31536000, immutable");
    expect((await bytesOf(response)).equals(pictureBytes)).toBe(true);
  });

  test("can be asked for by its headers alone, and is not sent twice", async () => {
    const head = await app.send("HEAD", path);
    expect(head.headers.get("Content-Length")).toBe(String(pictureBytes.length));
    const etag = head.headers.get("ETag") as string;
    expect((await app.get(path, { "If-None-Match": etag })).status).toBe(304);
  });

  test("is the only kind of file that can be had from the folder", async () => {
    const others = [
      "/uploads/note.txt",
      `/uploads/${key}-320.html`,
      `/uploads/${key}-320.WEBP`,
      `/uploads/${key}-99999.webp`,
      "/uploads/hospital.db",
      "/uploads/",
      "/uploads/..%2fhospital.db",
      "/uploads/.%2e/hospital.db",
    ];
    for (const other of others) {
      expect([301, 400, 404], other).toContain((await app.get(other)).status);
    }
  });

  test("is gone as soon as it is removed", async () => {
    rmSync(join(app.dataDirectory, "uploads", `${key}-320.webp`));
    expect((await app.get(path)).status).toBe(404);
    expect((await app.get(path, { "If-None-Match": '"1"' })).status).toBe(404);
  });
});

test("a photo that cannot be opened just now is not said to be missing", async () => {
  const few = ["sh", "-c", 'ulimit -n 64; exec "$0" "$@"'];
  await using app = await startApp({}, undefined, undefined, few);
  const uploads = join(app.dataDirectory, "uploads");
  const name = readdirSync(uploads).find((one) => one.endsWith(".webp"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
      const sent = request(app.origin + path, { agent }, async (incoming) => {
        resolve([incoming.statusCode, String(Buffer.concat(await incoming.toArray()))]);
      });
      sent.once("error", reject).end();
    });
  expect((await get(`/uploads/${name}`))[0]).toBe(200);
  const port = Number(new URL(app.origin).port);
  const idle = Array.from({ length: 64 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  const pid = app.process.pid as number;
  await expect.poll(() => descriptorsOf(pid)).toBeGreaterThanOrEqual(64);
  const [status, page] = await get(`/uploads/${name}`);
  expect(status).toBe(503);
  expect(page).toContain("Please try again in a few seconds.");
  await expect.poll(app.log).toContain("EMFILE");
  for (const socket of idle) socket.destroy();
  await expect.poll(async () => (await get(`/uploads/${name}`))[0]).toBe(200);
  expect((await get("/uploads/0123456789abcdef-320.webp"))[0]).toBe(404);
  agent.destroy();
});
