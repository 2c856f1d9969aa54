import { randomBytes } from "node:crypto";
import { type Job, rightsOf } from "#db/accounts/jobs.ts";
import { hashPassword } from "#db/accounts/password.ts";
import { keepDigests } from "#db/digests.ts";
import { onDatabase } from "../api/api.ts";

export async function addAccount(
  dataDirectory: string,
  { email, password }: { email: string; password: string },
  job: Job = "editor",
  name = email,
): Promise<void> {
  const row = {
    id: randomBytes(12).toString("hex"),
    ...{ email, name, password_hash: await hashPassword(password), ...rightsOf(job) },
    now: new Date().toISOString(),
  };
  onDatabase({ dataDirectory }, (sqlite) => {
    keepDigests(sqlite);
    sqlite
      .prepare(`
        INSERT INTO staff (id, email, name, password_hash, created_at, updated_at, role, desk, website)
        VALUES (:id, :email, :name, :password_hash, :now, :now, :role, :desk, :website)`)
      .run(row);
  });
}
