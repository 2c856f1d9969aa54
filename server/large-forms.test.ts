import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { onDatabase } from "../tests/api/api.ts";
import { addAccount } from "../tests/app/add-account.ts";
import { startAppForFile } from "../tests/app/app.ts";
import type { admin } from "../tests/app/http.ts";
import { bytesReadBy, childrenOf } from "../tests/app/process-memory.ts";
import { file, filledIn, picture, toFormData } from "../tests/forms/doctor-form.ts";
import { share } from "../tests/runner/rounds.ts";

const mebibyte = 1024 * 1024;
const newDoctor = "/dashboard/AddDoctor/new";

const app = await startAppForFile();
const editors = ["first", "second", "third"].map((name) => ({
  email: `${name}@example.org`,
  password: `the words of the ${name}`,
}));
for (const editor of editors) await addAccount(app.dataDirectory, editor);
const [first, second, third] = editors as [typeof admin, typeof admin, typeof admin];
const photo = file(await picture("jpeg"), "face.jpg");

interface SlowForm {
  socket: Socket;
  /** The status of what has come back, if anything has. */
  status(): string | undefined;
}

const slowForms: SlowForm[] = [];

/** A form of two million bytes in parts, of which more than the least rate comes in. */
function sendSlowly(path: string, headers = ""): SlowForm {
  let received = "";
  const socket = connect(Number(new URL(app.origin).port), "127.0.0.1");
  socket.on("error", () => {}).setEncoding("latin1");
  socket.on("data", (text: string) => {
    received += text;
  });
  const part = '--b\r\nContent-Disposition: form-data; name="about"\r\n\r\n';
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000000\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\n${headers}\r\n${part}`,
  );
  const timer = setInterval(() => socket.write("x".repeat(2200)), 1000);
  socket.once("close", () => clearInterval(timer));
  const slow = { socket, status: () => /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] };
  slowForms.push(slow);
  return slow;
}

afterEach(() => {
  for (const { socket } of slowForms.splice(0)) socket.destroy();
});

async function cookieOf(account: typeof admin): Promise<string> {
  const response = await app.post("/signin", account);
  return `Cookie: ${response.headers.getSetCookie()[0]?.split(";")[0]}\r\n`;
}

/** Until all that was sent so far has been looked at. */
async function arrived(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await app.get(`/search?q=${round}`);
}

async function expectSaved(account: typeof admin): Promise<void> {
  const staff = await app.as(account);
  const saved = await staff.post(newDoctor, toFormData(filledIn, photo));
  expect(saved.status).toBe(303);
}

test.each(share(["/signin", "/signin/code", newDoctor, "/api/v1/doctor"], 2))(
  "however many strangers send something large to %s slowly, staff save a photo and sign in",
  async (path) => {
    for (let count = 0; count < 8; count += 1) sendSlowly(path);
    await arrived();
    await expectSaved(first);
    const again = toFormData({ ...first, resume: "{}" });
    expect((await app.post("/signin", again)).status).toBe(303);
  },
  20_000,
);

test("somebody who is not signed in is told so before the form has come", async () => {
  const forms = {
    [newDoctor]: "401",
    "/api/v1/doctor": "401",
    "/signin": "400",
    "/signin/code": "401",
  };
  for (const [path, status] of Object.entries(forms)) {
    for (const headers of ["", "Cookie: session=x\r\n", "Authorization: Bearer x\r\n"]) {
      const slow = sendSlowly(path, headers);
      await expect.poll(slow.status, { message: path }).toBe(status);
    }
  }
}, 20_000);

test("one of the staff who sends many forms slowly keeps no other from saving", async () => {
  const cookie = await cookieOf(first);
  const other = await cookieOf(first);
  const slow = [...Array(7)].flatMap(() => [
    sendSlowly(newDoctor, cookie),
    sendSlowly(newDoctor, other),
  ]);
  await arrived();
  await expectSaved(second);
  // Two are read, ten wait.
  const statuses = () => slow.map(({ status }) => status()).filter(Boolean);
  await expect.poll(statuses).toEqual(["429", "429"]);
}, 20_000);

test("the forms of accounts that were disabled, or of sessions that have ended, keep nobody from saving", async () => {
  const disabled = await cookieOf(second);
  const ended = await Promise.all([cookieOf(third), cookieOf(third), cookieOf(third)]);
  onDatabase(app, (sqlite) => {
    sqlite.exec("UPDATE staff SET disabled_at = '2026-01-01' WHERE email LIKE 'second%'");
    sqlite.exec(`UPDATE sessions SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute')
      WHERE staff_id = (SELECT id FROM staff WHERE email LIKE 'third%')`);
  });
  for (const path of [newDoctor, "/signin", "/dashboard/Hospital/Contact"]) {
    for (const cookie of [...ended, disabled, disabled]) sendSlowly(path, cookie);
  }
  await arrived();
  await expectSaved(first);
}, 20_000);

test("of a photo in the form of a session that has ended, little is read, and the texts are kept", async () => {
  const staff = app.visitor();
  await staff.post("/signin", third);
  onDatabase(app, (sqlite) =>
    sqlite.exec("UPDATE sessions SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"),
  );
  const [worker = 0] = childrenOf(app.process.pid as number);
  const large = file(new Uint8Array(20 * mebibyte), "me.jpg");
  const read = bytesReadBy(worker);
  const kept = await staff.post(newDoctor, toFormData(filledIn, large));
  expect(kept.status).toBe(401);
  const page = await kept.text();
  expect(page).toContain("Nothing is lost.");
  expect(page).toContain("Sees patients with fever.");
  expect(bytesReadBy(worker) - read).toBeLessThan(8 * mebibyte);
});
