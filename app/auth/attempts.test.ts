import "../../tests/app/temporary-data.ts";

import { expect, test } from "vitest";
import {
  countAttempt,
  countCode,
  countSignIn,
  forgetAttempts,
  type Source,
  sourceOf,
} from "./attempts.server.ts";

/** How many of `count` tries are let through. */
async function allowed(count: number, attempt: () => Promise<number | undefined>) {
  let passed = 0;
  for (let time = 0; time < count; time += 1) if ((await attempt()) === undefined) passed += 1;
  return passed;
}

const guess = (source: Source, email = "boss@example.org") =>
  allowed(15, () => countAttempt(source, email));

test("ten tries at an account from a source, however its address or the email is written", async () => {
  const ways = ["2001:db8:0:1::1", "2001:DB8:0:1:0:0:0:2", "2001:0db8::1:ffff:0:0:3"];
  const emails = ["boss@example.org", "BOSS@example.org", "Boss@Example.org"];
  let number = 0;
  const attempt = () => {
    const [address, email] = [ways[number % 3], emails[++number % 3]] as [string, string];
    return countAttempt(sourceOf(address, undefined), email);
  };
  expect(await allowed(15, attempt)).toBe(10);
  expect(await guess(sourceOf("198.51.100.1", undefined))).toBe(10);
  expect(await guess(sourceOf("::ffff:198.51.100.1", undefined))).toBe(0);
  expect(await guess(sourceOf("::FFFF:198.51.100.2", undefined))).toBe(10);
});

test("sign-ins to an own account give no tries at others back", async () => {
  const source = sourceOf("203.0.113.1", undefined);
  expect(await guess(source)).toBe(10);
  for (let time = 0; time < 3; time += 1) {
    expect(await countAttempt(source, "own@example.org")).toBeUndefined();
    await forgetAttempts(source, "own@example.org");
    expect(await countAttempt(source, "boss@example.org")).toBeGreaterThan(0);
  }
  const spread = sourceOf("203.0.113.2", undefined);
  let number = 0;
  const attempt = async () => {
    const own = await countAttempt(spread, "own@example.org");
    if (own === undefined) await forgetAttempts(spread, "own@example.org");
    return countAttempt(spread, `colleague${++number}@example.org`);
  };
  expect(await allowed(40, attempt)).toBe(30);
});

test("who used a link of one's own has counted nothing, and is given nothing back", async () => {
  const source = sourceOf("203.0.114.1", undefined);
  for (let time = 0; time < 50; time += 1) await forgetAttempts(source, "own@example.org");
  let number = 0;
  const attempt = () => countAttempt(source, `colleague${++number}@example.org`);
  expect(await allowed(45, attempt)).toBe(30);
});

test("right sign-ins of a whole network use none of its tries up", async () => {
  for (let number = 0; number < 240; number += 1) {
    // Each address is let through once even where its network has tried too often.
    const source = sourceOf(`203.0.115.${number % 120}`, undefined);
    expect([number, await countAttempt(source, "own@example.org")]).toEqual([number, undefined]);
    await forgetAttempts(source, "own@example.org");
  }
});

test("codes are tried twenty times an hour by all strangers, and apart on devices of the account", async () => {
  let number = 0;
  const stranger = () => countCode(sourceOf(`198.51.${++number}.7`, undefined), "boss");
  expect(await allowed(30, stranger)).toBe(20);
  expect(await allowed(30, () => countCode(sourceOf("198.51.1.7", "own"), "boss"))).toBe(20);
});

test("thirty sign-ins an hour to an account from one source", async () => {
  const source = sourceOf("198.51.100.9", undefined);
  expect(await allowed(33, () => countSignIn(source, "boss@example.org"))).toBe(30);
  expect(await countSignIn(source, "own@example.org")).toBeUndefined();
  expect(await countSignIn(sourceOf("198.51.100.9", "own"), "boss@example.org")).toBeUndefined();
});
