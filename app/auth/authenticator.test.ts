import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#db/accounts/password.ts";
import { createStaff, setPasswordHash } from "#db/accounts/staff.ts";
import { deleteStaff, disableStaff } from "#db/accounts/staff-changes.ts";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { forgetAttempts, sourceOf } from "./attempts.server.ts";
import { checkCredentials } from "./authenticator.server.ts";

const actor = { id: null, email: "test" };
const password = "river lotus candle";
const source = sourceOf("203.0.113.1", undefined);
let password_hash: string;

beforeAll(async () => {
  migrateDataDirectory();
  password_hash = await hashPassword(password);
});
afterAll(closeDatabase);

function add(email: string): string {
  const member = createStaff({ email, name: email, role: "editor", password_hash }, actor);
  return member?.id ?? "";
}

/** 200 for the account. */
async function statusFor(email: string): Promise<number> {
  const outcome = await checkCredentials({ email, password }, source);
  return "status" in outcome ? outcome.status : 200;
}

test("a right password is right thirty times an hour from one source", async () => {
  add("often@example.org");
  const statuses: number[] = [];
  for (let time = 0; time < 32; time += 1) {
    const status = await statusFor(time % 2 ? "often@example.org" : " OFTEN@example.org ");
    statuses.push(status);
    if (status === 200) await forgetAttempts(source, "often@example.org");
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
});

test("what becomes of the account while the password is hashed counts", async () => {
  const emails = ["leaving@example.org", "reset@example.org", "gone@example.org"];
  const [leaving = "", , gone = ""] = emails.map(add);
  const waiting = emails.map(statusFor);
  // Each has read the account, and waits for its turn to hash.
  await new Promise(setImmediate);
  disableStaff(leaving, actor);
  setPasswordHash("reset@example.org", "another", actor);
  deleteStaff(gone, actor);
  expect(await Promise.all(waiting)).toEqual([403, 401, 401]);
});
