import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dataDirectory, secretFile } from "./data-directory.ts";
import { syncFolder } from "./sync-folder.ts";

const cipher = "aes-256-gcm";
let key: Buffer | undefined;

/** Encrypts with the key of the data folder, which no backup contains. */
export function seal(text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, readKey(), nonce);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return [nonce, sealing.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** Undefined for what was sealed with another key, or changed since. */
export function unseal(sealed: string): string | undefined {
  const [nonce, tag, text] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !text) return undefined;
  try {
    const opening = createDecipheriv(cipher, readKey(), nonce, { authTagLength: 16 });
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(text), opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function readKey(): Buffer {
  key ??= readIfPresent() ?? createKey();
  return key;
}

function readIfPresent(): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(secretFile, "utf8").trim(), "base64url");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

// A link is made whole or not at all, and never over the key of another process.
function createKey(): Buffer {
  const partial = `${secretFile}.${process.pid}.part`;
  writeFileSync(partial, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(partial, secretFile);
    syncFolder(dataDirectory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(partial, { force: true });
  }
  return readIfPresent() as Buffer;
}
