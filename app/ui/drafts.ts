/** One field of a form as it was typed. A box that is not ticked has none. */
export type Entry = [name: string, value: string];

interface Typed {
  entries: Entry[];
  /** The version of the thing that was being edited. */
  version?: number;
}

/** What somebody typed into a form and did not save. `started` is in milliseconds, as of Date.now(). */
export interface Draft extends Typed {
  key: string;
  started: number;
}

const mark = "draft";

/** The key of a draft: whose it is, of which form (its path), and when it was started. */
export function draftKey(owner: string, path: string, started: number): string {
  return [mark, owner, path, started].join(" ");
}

/** Keeps a draft in this tab. Returns whether it could be: a browser may refuse, or be full. */
export function saveDraft(key: string, { entries, version }: Typed): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ entries, version }));
    return true;
  } catch {
    return false;
  }
}

/** The drafts that somebody left of a form in this tab, the oldest first. */
export function listDrafts(owner: string, path: string): Draft[] {
  return listKeys([mark, owner, path, ""].join(" "))
    .map((key) => ({
      ...(JSON.parse(sessionStorage.getItem(key) ?? "") as Typed),
      key,
      started: Number(key.split(" ").at(-1)),
    }))
    .sort((one, other) => one.started - other.started);
}

/** Forgets one draft. */
export function forgetDraft(key: string): void {
  if (listKeys(key).includes(key)) sessionStorage.removeItem(key);
}

/** Forgets the drafts of a form that hold nothing but what was sent in these fields. */
export function forgetSentDrafts(owner: string, path: string, fields: Entry[]): void {
  const sent = new Set(fields.map(([name, value]) => `${name} ${value.replaceAll("\r\n", "\n")}`));
  for (const { key, entries } of listDrafts(owner, path)) {
    if (entries.every((entry) => sent.has(entry.join(" ")))) forgetDraft(key);
  }
}

/** Forgets all drafts of this tab, whosever they are. */
export function forgetAllDrafts(): void {
  for (const key of listKeys(`${mark} `)) sessionStorage.removeItem(key);
}

function listKeys(start: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
