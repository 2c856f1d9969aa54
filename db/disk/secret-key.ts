import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { CommandError, exitCodes } from "#runtime/command-error.ts";
import { dataDirectory, secretFile } from "./data-directory.ts";
import { syncFolder } from "./sync-folder.ts";

const cipher = "aes-256-gcm";
const keyBytes = 32;
let key: Buffer | undefined;

export function checkSecretKey(): void {
  key ??= readIfPresent();
}

export function seal(text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, readKey(), nonce);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return [nonce, sealing.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

export function unseal(sealed: string): string | undefined {
  const [nonce, tag, text] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !text) return undefined;
  const own = readKey();
  try {
    const opening = createDecipheriv(cipher, own, nonce, { authTagLength: 16 });
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
    return parseKey(readFileSync(secretFile, "utf8").trim());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    const advice =
      "put a copy of it back; without one, delete it: two-step sign-in then works by recovery codes until each account has set it up again";
    const line = `the key in ${secretFile} cannot be used, ${message}: ${advice}`;
    throw new CommandError(line, exitCodes.damaged);
  }
}

function parseKey(text: string): Buffer {
  const parsed = Buffer.from(text, "base64url");
  if (/^[\w+/-]{43}=?$/.test(text) && parsed.length === keyBytes) return parsed;
  throw new Error(`as it is not ${keyBytes} bytes in base64`);
}

// A link is made whole or not at all, and never over the key of another process.
function createKey(): Buffer {
  const partial = `${secretFile}.${process.pid}.part`;
  writeFileSync(partial, randomBytes(keyBytes).toString("base64url"), { mode: 0o600, flush: true });
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
