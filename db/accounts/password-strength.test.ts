import { expect, test } from "vitest";
import { findWeakness } from "./password-strength.ts";

const person = { email: "asha.verma@example.org", name: "Asha Verma", hospital: "Shanti Hospital" };

test.each([
  ["aaaaaaaaaa", "easy to guess"],
  ["1234567890", "easy to guess"],
  ["password12", "easy to guess"],
  ["P@ssw0rd123", "easy to guess"],
  ["qwertyuiop", "easy to guess"],
  ["abcabcabcabc", "easy to guess"],
  ["asha.verma@example.org", "too much like the email"],
  ["AshaVerma1", "too much like the email"],
  ["shantihospital1", "too much like the email"],
  ["Hospital@123", "too much like the email"],
])("%j cannot be a password, and it is said what can", async (password, reason) => {
  const weakness = await findWeakness(password, person);
  expect(weakness).toContain(reason);
  expect(weakness).toContain("four random words");
});

test.each([
  "river lotus candle anvil",
  "kT9#vLq2xz",
  "nimbu garam pahad kursi",
  "चाय पहाड़ कुर्सी नदी",
])("%j can be a password", async (password) => {
  expect(await findWeakness(password, person)).toBeUndefined();
});

test("what is common does not become good by being repeated", async () => {
  expect(await findWeakness("p4ssw0rd".repeat(25), person)).toBeDefined();
});
