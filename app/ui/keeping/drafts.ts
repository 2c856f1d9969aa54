export type Entry = [name: string, value: string];

interface Typed {
  entries: Entry[];
  version?: number;
  form_key?: string;
}

export interface Draft extends Typed {
  key: string;
  started: number;
}

const prefix = "draft";

export function draftKey(owner: string, path: string, started: number): string {
  return [prefix, owner, path, started].join(" ");
}

/** Returns false if the browser declines, or its storage is full. */
export function saveDraft(key: string, { entries, version, form_key }: Typed): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ entries, version, form_key }));
    return true;
  } catch {
    return false;
  }
}

export function listDrafts(owner: string, path: string): Draft[] {
  return listKeys([prefix, owner, path, ""].join(" "))
    .map((key) => ({
      ...(JSON.parse(sessionStorage.getItem(key) ?? "") as Typed),
      key,
      started: Number(key.split(" ").at(-1)),
    }))
    .sort((one, other) => one.started - other.started);
}

export function forgetDraft(key: string): void {
  if (listKeys(key).includes(key)) sessionStorage.removeItem(key);
}

/** Deletes drafts that contain nothing but these fields, which were sent. */
export function forgetSentDrafts(owner: string, path: string, fields: Entry[]): void {
  const sent = new Set(fields.map(([name, value]) => `${name} ${value.replaceAll("\r\n", "\n")}`));
  for (const { key, entries } of listDrafts(owner, path)) {
    if (entries.every((entry) => sent.has(entry.join(" ")))) forgetDraft(key);
  }
}

export function forgetAllDrafts(): void {
  for (const key of listKeys(`${prefix} `)) sessionStorage.removeItem(key);
}

function listKeys(start: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
