import { randomBytes } from "node:crypto";

/** 24 hexadecimal digits, as the API's clients expect of `_id`. */
export function newId(): string {
  return randomBytes(12).toString("hex");
}
