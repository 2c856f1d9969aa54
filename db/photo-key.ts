import { randomBytes } from "node:crypto";

/** A key as a part of a pattern; those of older photos are UUIDs. */
export const photoKeyPattern = "(?:[0-9a-f]{16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";

export function newPhotoKey(): string {
  return randomBytes(8).toString("hex");
}
