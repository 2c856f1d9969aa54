import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const address = "https://hospital.example";
const emptyFile = "/dev/null";

const wrong: [name: string, text: string, error: string][] = [
  ["PORT", "80.5", "PORT must be a number from 0 to 65535"],
  ["PORT", "65536", "PORT must be a number from 0 to 65535"],
  ["PORT", "-1", "PORT must be a number from 0 to 65535"],
  ["ORIGIN", "ftp://hospital.example", "ORIGIN must be an address such as"],
  ["ORIGIN", `${address}/?a=b`, "ORIGIN must be an address without a path"],
  ["ADMIN_EMAIL", "asha..verma@hospital.example", "ADMIN_EMAIL must be an email address"],
  ["ADMIN_EMAIL", "asha@hospital", "ADMIN_EMAIL must be an email address"],
  ["ADMIN_PASSWORD", "123456789", "ADMIN_PASSWORD must have at least 10 characters"],
  ["ADMIN_PASSWORD", "  12345678  ", "ADMIN_PASSWORD must have at least 10 characters"],
  ["ADMIN_PASSWORD_FILE", emptyFile, "ADMIN_PASSWORD_FILE must have at least 10 characters"],
  ["ADMIN_PASSWORD_FILE", "/no/file", "ADMIN_PASSWORD_FILE names a file that does not exist"],
  ["RATE_LIMITS", "no", "RATE_LIMITS must be on or off"],
  ["HSTS", "on", "HSTS must be one of host, subdomains, off"],
  ["REVIEWS_WIDGET_URL", "http://reviews.example", "REVIEWS_WIDGET_URL must be an https address"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error,"],
];

test.each(wrong)("%s cannot be %s", (name, text, error) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(error);
});

test("a password is what one types, without the spaces and the line break around it", () => {
  const file = join(mkdtempSync(join(tmpdir(), "morni-")), "password");
  writeFileSync(file, "correct-horse-battery\n");
  for (const given of [
    { ADMIN_PASSWORD: " correct-horse-battery\n" },
    { ADMIN_PASSWORD_FILE: file },
  ]) {
    const read = readEnvironment(given);
    expect(read).toMatchObject({ ADMIN_PASSWORD: "correct-horse-battery" });
    expect(read).not.toHaveProperty("ADMIN_PASSWORD_FILE");
  }
});

test("what is not set, or empty, has its default or is left out", () => {
  expect(readEnvironment({ PORT: "", ORIGIN: "", OTHER: "x" })).toEqual({
    PORT: 3000,
    HOST: "0.0.0.0",
    RENDER_AHEAD: "on",
    RATE_LIMITS: "on",
    REQUIRE_SECOND_FACTOR: "off",
    HSTS: "host",
    TRUST_CLOCK: "off",
    LOG_LEVEL: "info",
  });
});

test("what is set is taken, the address without a slash at its end", () => {
  const settings = {
    ORIGIN: `${address}/`,
    PORT: "0",
    METRICS_PORT: "9464",
    HOST: "127.0.0.1",
    HSTS: "off",
    ADMIN_EMAIL: "o'brien+asha@a-b.co.in",
  };
  const read = { ...settings, ORIGIN: address, PORT: 0, METRICS_PORT: 9464 };
  expect(readEnvironment(settings)).toMatchObject(read);
});

test.each([
  ["https://Hospital.Example", "https://hospital.example"],
  ["https://hospital.example:443", "https://hospital.example"],
  ["https://अस्पताल.example", "https://xn--l1b6dra7a1a2byg.example"],
])("%s is the address that browsers call %s", (ORIGIN, address) => {
  expect(readEnvironment({ ORIGIN }).ORIGIN).toBe(address);
});
