import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";

const app = await startAppForFile();

async function countDoctors(): Promise<number> {
  const page = await (await app.get("/doctors")).text();
  return page.match(/View Full Profile of/g)?.length ?? 0;
}

test("a page comes compressed, first in a hurry and then as small as it gets", async () => {
  const whole = await app.get("/doctors", { "Accept-Encoding": "identity" });
  expect(whole.headers.get("Content-Encoding")).toBeNull();
  const plain = await whole.text();
  expect(plain).toContain("<!DOCTYPE html>");
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ["br", "gzip"] as const) {
    const sizes: number[] = [];
    await expect
      .poll(
        async () => {
          const response = await app.get("/doctors", { "Accept-Encoding": encoding });
          expect(response.headers.get("Content-Encoding")).toBe(encoding);
          const bytes = Buffer.from(await response.arrayBuffer());
          expect(unpack[encoding](bytes).toString()).toBe(plain);
          return sizes.push(bytes.length);
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThan(plain.length / 3);
  }
});

test("a page is not sent again to whoever has it, until something in it changes", async () => {
  const first = await app.get("/doctors");
  const headers = { "If-None-Match": first.headers.get("ETag") as string };
  const again = await app.get("/doctors", headers);
  expect(again.status).toBe(304);
  expect(again.headers.get("Cache-Control")).toBe(first.headers.get("Cache-Control"));
  expect(again.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

test("a page says on what it depends", async () => {
  const { headers } = await app.get("/doctors");
  expect(headers.get("Vary")).toBe("Cookie, Save-Data, Accept-Encoding");
});

test("a page has the same headers when only they are asked for", async () => {
  const whole = await app.get("/doctors");
  const head = await app.send("HEAD", "/doctors");
  expect(head.status).toBe(200);
  for (const [name, value] of whole.headers) {
    if (name !== "date") expect(head.headers.get(name), name).toBe(value);
  }
  expect(await head.text()).toBe("");
});

test("what staff change is seen at once", async () => {
  const before = await countDoctors();
  const staff = await app.as(admin);
  const page = await (await app.get("/doctors")).text();
  const id = /\/doctor\/([0-9a-f]{24})/.exec(page)?.[1];
  const deleted = await staff.post(`/dashboard/AddDoctor/${id}/delete`, {});
  expect(deleted.status).toBe(303);
  expect(await countDoctors()).toBe(before - 1);
});

test("what another process changes is seen at once", async () => {
  const before = await countDoctors();
  const database = new Database(`${app.dataDirectory}/hospital.db`);
  database.exec("UPDATE doctors SET is_active = 0 WHERE is_active = 1 AND is_deleted = 0");
  expect(await countDoctors()).toBe(0);
  database.exec("UPDATE doctors SET is_active = 1 WHERE is_deleted = 0");
  expect(await countDoctors()).toBeGreaterThan(before);
  database.close();
});

test("an error is never kept", async () => {
  for (const path of ["/nowhere", "/doctor/000000000000000000000000"]) {
    const response = await app.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.has("ETag")).toBe(false);
  }
});

test("a page of a signed-in person is never kept", async () => {
  const staff = await app.as(admin);
  for (const path of ["/dashboard", "/dashboard/AddDoctor"]) {
    const { headers } = await staff.get(path);
    expect(headers.get("Cache-Control")).toContain("no-store");
  }
});
