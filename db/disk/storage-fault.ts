/** Why something cannot be stored just now. None of them means that the database is damaged. */
export type StorageFault = "busy" | "full" | "readOnly" | "unreadable" | "gone";

export const storageFaultMessages: Record<StorageFault, string> = {
  busy: "Another program is using the hospital's data. Nothing was changed. Please try again in a minute.",
  full: "The disk of the server is full. Nothing was changed. Please tell whoever looks after the server.",
  readOnly:
    "The disk of the server does not accept changes. Nothing was changed. Please tell whoever looks after the server.",
  unreadable:
    "The disk of the server does not work as it should. Please tell whoever looks after the server.",
  gone: "Nothing can be stored at the moment. Please try again later.",
};

const codes: [pattern: RegExp, fault: StorageFault][] = [
  [/^SQLITE_(?:BUSY|LOCKED)/, "busy"],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, "full"],
  [/^(?:SQLITE_READONLY|EROFS)/, "readOnly"],
  [/^(?:SQLITE_IOERR|SQLITE_CANTOPEN|EIO|EMFILE|ENFILE)/, "unreadable"],
  [/^STORAGE_GONE$/, "gone"],
];

/** The database file was removed or replaced: what is written would be lost. */
export class StorageGoneError extends Error {
  override name = "StorageGoneError";
  readonly code = "STORAGE_GONE";
}

export function storageFaultOf(error: unknown): StorageFault | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (typeof code !== "string") return undefined;
  return codes.find(([pattern]) => pattern.test(code))?.[1];
}
