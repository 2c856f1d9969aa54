import "../../tests/app/temporary-data.ts";

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { dataDirectory, secretFile } from "./data-directory.ts";

// Each test reads the key as a new process does.
async function load() {
  vi.resetModules();
  return import("./secret-key.ts");
}

beforeEach(() => {
  rmSync(secretFile, { recursive: true, force: true });
  mkdirSync(dataDirectory, { recursive: true });
});

test("what is sealed is opened by the same key alone", async () => {
  const first = await load();
  first.checkSecretKey();
  const sealed = first.seal("a secret");
  expect((await load()).unseal(sealed)).toBe("a secret");
  expect(first.unseal(`x${sealed}`)).toBeUndefined();
  rmSync(secretFile);
  const other = await load();
  other.seal("makes another key");
  expect(other.unseal(sealed)).toBeUndefined();
});

test.each([
  "",
  "\n",
  "x",
  "A".repeat(42),
  "A".repeat(44),
  "A".repeat(64),
  "\0".repeat(43),
  `${"A".repeat(20)} ${"A".repeat(22)}`,
])("a key that is %j is named, with what to do", async (text) => {
  writeFileSync(secretFile, text);
  const key = await load();
  for (const use of [key.checkSecretKey, () => key.seal("a secret")]) {
    expect(use).toThrow(
      /^the key in .*secret cannot be used, as it is not 32 bytes .* delete it: /,
    );
  }
  expect(readFileSync(secretFile, "utf8")).toBe(text);
});

test("a key that cannot be read is named too", async () => {
  mkdirSync(secretFile);
  expect((await load()).checkSecretKey).toThrow(/^the key in .*secret cannot be used, EISDIR/);
});

test("a key that a person has copied is the same", async () => {
  const sealed = (await load()).seal("a secret");
  const text = Buffer.from(readFileSync(secretFile, "utf8"), "base64url").toString("base64");
  writeFileSync(secretFile, `${text}\r\n`);
  expect((await load()).unseal(sealed)).toBe("a secret");
});
