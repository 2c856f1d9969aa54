import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { bytesReadBy } from "../../tests/app/process-memory.ts";

const app = await startAppForFile();

/** The status of a raw request; "closed" when the server hung up without a word. */
async function statusOf(bytes: string | Buffer): Promise<string> {
  const response = await app.raw(bytes);
  return /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? "closed";
}

function get(target: string, headers = "Host: localhost\r\n"): string {
  return `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
}

describe("a malformed or hostile request", () => {
  const host = "Host: localhost\r\n";
  const refused: [name: string, bytes: string | Buffer, statuses: string][] = [
    ["a TRACE request", `TRACE / HTTP/1.1\r\n${host}\r\n`, "405"],
    ["a CONNECT request", `CONNECT localhost:80 HTTP/1.1\r\n${host}\r\n`, "closed"],
    ["a PROPFIND request", `PROPFIND / HTTP/1.1\r\n${host}\r\n`, "405"],
    ["an OPTIONS request", `OPTIONS / HTTP/1.1\r\n${host}\r\n`, "405"],
    ["OPTIONS for the whole server", `OPTIONS * HTTP/1.1\r\n${host}\r\n`, "405"],
    ["a method nobody knows", `BREW / HTTP/1.1\r\n${host}\r\n`, "400"],
    ["a target in absolute form, of another scheme", get("ftp://localhost/doctors"), "400"],
    ["a target that is a star", get("*"), "400"],
    ["no host", get("/", ""), "400"],
    ["no host in HTTP/1.0", "GET /doctors HTTP/1.0\r\n\r\n", "400"],
    ["two hosts", get("/", `${host}Host: elsewhere\r\n`), "400"],
    ["an empty host", get("/", "Host:\r\n"), "400"],
    ["a host that is a percent sign", get("/", "Host: %\r\n"), "400"],
    ["a host that is half a bracket", get("/", "Host: [\r\n"), "400"],
    ["a host with a space", get("/", "Host: a b\r\n"), "400"],
    ["a host with a user", get("/", "Host: a@evil.example\r\n"), "400"],
    ["a host with a path", get("/", "Host: evil.example/x\r\n"), "400"],
    ["a host with an impossible port", get("/", "Host: a:99999\r\n"), "400"],
    ["a host with an impossible number", get("/", "Host: 1.2.3.999\r\n"), "400"],
    ["two slashes at the start", get("//evil.example/"), "400"],
    ["two slashes within", get("/doctors//x"), "400"],
    ["a backslash", get("/\\evil.example"), "400"],
    ["a percent sign alone", get("/doctors/%"), "400"],
    ["bytes that are no UTF-8", get("/doctors/%ff"), "400"],
    ["raw bytes beyond ASCII", Buffer.from(get("/doctors/\xff"), "latin1"), "400"],
    ["a zero byte", get("/doctors/%00"), "400"],
    ["a hidden slash", get("/dashboard%2fCareers"), "400"],
    ["a hidden backslash", get("/dashboard%5cCareers"), "400"],
    ["a step up", get("/assets/../../etc/passwd"), "400"],
    ["a hidden step up", get("/assets/%2e%2e/%2e%2e/etc/passwd"), "400"],
    ["a fragment", get("/doctors#x"), "400"],
    ["a path of 15 KB", get(`/${"x".repeat(15_000)}`), "414"],
    ["a path of 7500 slashes", get("/x".repeat(7500)), "414"],
    ["a path of 17 parts", get("/x".repeat(17)), "414"],
    ["a header of 17 KB", get("/", `${host}X-Long: ${"x".repeat(17_000)}\r\n`), "431"],
    ["2000 headers", get("/", host + "X: y\r\n".repeat(2000)), "431"],
    ["110 headers", get("/", host + "X: y\r\n".repeat(110)), "431"],
    ["a folded header", get("/", `${host}X-A: a\r\n b\r\n`), "400"],
    ["a space before a colon", get("/", `${host}X-A : a\r\n`), "400"],
    ["a body with a GET request", get("/", `${host}Content-Length: 3\r\n`).concat("abc"), "400"],
    ["a compressed body", `POST /signin HTTP/1.1\r\n${host}Content-Encoding: gzip\r\n\r\n`, "415"],
    [
      "a length and chunks",
      `POST /signin HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      "400",
    ],
    [
      "two lengths",
      `POST /signin HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`,
      "400",
    ],
    [
      "chunks that are none",
      `POST /signin HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      // What is left unread resets the connection, which may overtake the reply.
      "400 or closed",
    ],
    ["an expectation nobody can meet", get("/", `${host}Expect: miracles\r\n`), "417"],
    ["noise", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "400"],
  ];

  test.concurrent.each(refused)("is refused: %s", async (_, bytes, status) => {
    expect(status.split(" or ")).toContain(await statusOf(bytes));
  });

  test("with too many headers is told so on a page with a heading of its own", async () => {
    const response = await app.raw(get("/", host + "X: y\r\n".repeat(110)));
    expect(response).toContain("<h1>Too many headers</h1>");
  });

  test("that asks for another method in a header gets what its own method gets", async () => {
    const headers = { "X-HTTP-Method-Override": "DELETE" };
    const response = await app.post("/doctors", { _method: "DELETE" }, headers);
    expect(response.status).toBe(405);
  });

  const bodies: [name: string, type: string, body: string][] = [
    ["multipart without a boundary", "multipart/form-data", "x"],
    ["multipart that breaks off", "multipart/form-data; boundary=b", "--b\r\nContent-Dispo"],
    ["JSON where a form is expected", "application/json", '{"email":'],
    ["no type at all", "", "email=a"],
    ["a type that is nonsense", "/;;=", "email=a"],
  ];

  test.each(bodies)("never makes the server fail: %s", async (_, type, body) => {
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    for (const path of ["/signin", "/dashboard/AddDoctor/new", "/doctors", "/signout"]) {
      const response = await app.send("POST", path, body, headers);
      expect(response.status, path).toBeLessThan(500);
    }
  });

  test("leaves no stack and no long line in the log", async () => {
    await app.raw(get(`/nowhere${"x".repeat(1900)}?q=secret-search`));
    await app.raw(get("/nowhere%0d%0a%1b[31m"));
    await expect.poll(() => app.log()).toContain("/nowherex");
    const lines = app.log().trim().split("\n");
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf("object");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500);
    expect(app.log()).not.toContain("secret-search");
    expect(app.log()).not.toMatch(/\bat \w+ \(/);
  });
});

const mebibyte = 1024 * 1024;

/** Sends a form that is too large, whatever comes back; tells how much of it was taken. */
function pour(bytes: number): Promise<{ received: string; taken: number }> {
  const { promise, resolve } = Promise.withResolvers<{ received: string; taken: number }>();
  let received = "";
  let taken = 0;
  const socket = connect(Number(new URL(app.origin).port), "127.0.0.1");
  socket.setEncoding("latin1").on("data", (text: string) => {
    received += text;
  });
  socket.on("error", () => {});
  socket.once("close", () => resolve({ received, taken }));
  socket.write(`POST /careers HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += mebibyte) {
    socket.write(Buffer.alloc(mebibyte), (error) => {
      if (!error) taken += mebibyte;
    });
  }
  return promise;
}

describe("a body", () => {
  const large = "x".repeat(70_000);

  test("over 64 KB is refused before it is sent", async () => {
    const head = `POST /doctors HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000000\r\n\r\n`;
    expect(await statusOf(head)).toBe("413");
  });

  test("that comes in chunks is refused as soon as it is too large", async () => {
    const head = `POST /signin HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`;
    const chunk = `80000\r\n${"x".repeat(0x80000)}\r\n1\r\nx\r\n`;
    expect(await statusOf(`${head}${chunk}0\r\n\r\n`)).toBe("413");
  });

  test.each([
    "multipart/form-data; boundary=b",
    "multipart/form-data; charset=utf-8; boundary=b",
    "Multipart/Form-Data;charset=UTF-8;boundary=b;x=y",
    'multipart/form-data ; boundary="b" ; charset=utf-8',
    'multipart/form-data; boundary="b c"',
  ])("of the type %s is read as a form in parts", async (type) => {
    const boundary = type.includes("b c") ? "b c" : "b";
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha Verma\r\n--${boundary}--\r\n`;
    const response = await app.send("POST", "/careers", body, { "Content-Type": type });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('value="Asha Verma"');
  });

  test.each([
    "multipart/form-data",
    "multipart/form-data;",
    "multipart/form-data; charset=utf-8",
    "multipart/form-data; boundary=",
    "multipart/mixed; boundary=b",
    "text/plain",
    `multipart/form-data;${";".repeat(8000)}${" ".repeat(7000)}x`,
  ])("of another type, or without a boundary, is no form (%#)", async (type) => {
    const response = await app.send("POST", "/careers", "x", { "Content-Type": type });
    expect(response.status).toBe(415);
  });

  test("of a doctor's form may hold a photo, and no more than 32 MB in all", async () => {
    const type = { "Content-Type": "multipart/form-data; boundary=b" };
    for (const path of [
      "/dashboard/AddDoctor/new",
      "/dashboard/AddDoctor/new.data",
      "/dashboard/AddDoctor/0123/edit",
      "/api/v1/doctor",
      "/api/v1/doctor/0123",
    ]) {
      const allowed = await app.send("POST", path, Buffer.alloc(25 << 20), type);
      expect(allowed.status, path).not.toBe(413);
      const refused = await app.send("POST", path, Buffer.alloc((32 << 20) + 1), type);
      expect(refused.status, path).toBe(413);
    }
  });

  test("that is too large is refused in words, and as JSON by the API", async () => {
    const page = await app.send("POST", "/careers", large);
    expect(page.status).toBe(413);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const text = await page.text();
    expect(text).toContain("What you sent is too large.");
    const [, dialled = "", shown = ""] = /href="tel:\+91(\d+)">([^<]+)</.exec(text) ?? [];
    expect(shown.replace(/\D/g, "")).toBe(`0${dialled}`);
    expect(text).toMatch(/<a href="tel:112">112<.*<a href="tel:108">108</);
    for (const language of ["hi", "pa"]) {
      const [line = ""] = new RegExp(`<p lang="${language}">.*`).exec(text) ?? [];
      expect(line).toMatch(/"tel:112">112<.*"tel:108">108</);
    }
    const json = await app.send("POST", "/api/v1/login", large);
    expect(json.status).toBe(413);
    expect((await json.json()).message).toContain("too large");
  });

  test("that is refused is taken in for a while only, and the client still gets its response", async () => {
    const pid = app.process.pid as number;
    const before = bytesReadBy(pid);
    const { received, taken } = await pour(64 * mebibyte);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toContain("What you sent is too large.");
    // What the system has taken for the server waits in its buffers.
    expect(taken).toBeLessThan(24 * mebibyte);
    expect(bytesReadBy(pid) - before).toBeLessThan(2.25 * mebibyte);
  });

  test("that waits for leave is invited or refused", async () => {
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`;
    expect(await statusOf(head("/signin", 7))).toBe("100");
    expect(await statusOf(head("/careers", 70_000))).toBe("413");
  });
});

describe("headers", () => {
  const security = [
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Cross-Origin-Resource-Policy",
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
  ];

  test("for safety stand on pages, errors and redirects alike", async () => {
    const responses = await Promise.all([
      app.get("/doctors"),
      app.get("/nowhere"),
      app.get("/doctors/"),
      app.get("/uploads/none.webp"),
      app.get("/healthz"),
      app.get("/doctors//"),
      app.send("POST", "/careers", "x".repeat(70_000)),
      app.post("/signin", {}, { Origin: "https://evil.example" }),
    ]);
    for (const response of responses) {
      for (const name of security) expect(response.headers.has(name), name).toBe(true);
      expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(response.headers.has("Strict-Transport-Security")).toBe(false);
      expect(response.headers.has("Access-Control-Allow-Origin")).toBe(false);
    }
  });

  test("for safety stand on files as far as a file can use them", async () => {
    for (const path of ["/icon.ico", "/icon.svg", "/media/missing.avif", "/robots.txt"]) {
      const { headers } = await app.get(path);
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
    }
  });

  test("that name another host change nothing", async () => {
    const plain = await app.get("/doctors");
    const forwarded = await app.get("/doctors", {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "host=evil.example;proto=https",
      "X-Original-URL": "/dashboard",
    });
    expect(await forwarded.text()).toBe(await plain.text());
    expect(forwarded.headers.has("Strict-Transport-Security")).toBe(false);
  });
});

test("a path that ends in a slash leads to the one that does not", async () => {
  const read = await app.get("/doctors/?q=a");
  expect([read.status, read.headers.get("Location")]).toEqual([301, "/doctors?q=a"]);
  const changed = await app.post("/signin/", {});
  expect([changed.status, changed.headers.get("Location")]).toEqual([308, "/signin"]);
});

test("the health paths respond, and are not logged", async () => {
  expect((await app.get("/healthz")).status).toBe(200);
  expect((await app.get("/readyz")).status).toBe(200);
  await app.get("/doctors?q=after-the-health-checks");
  await app.get("/after-the-health-checks");
  await expect
    .poll(() => app.log())
    .toMatch(
      /"method":"GET","path":"\/after-the-health-checks","status":404,"ms":[\d.]+,"bytes":[1-9]/,
    );
  expect(app.log()).toContain('"path":"/doctors","status":200');
  expect(app.log()).not.toContain("healthz");
});
