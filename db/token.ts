import { createHash, randomBytes } from "node:crypto";

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored in place of a token, so that nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
