export type Entry = [name: string, value: string];

interface Typed {
  entries: Entry[];
  version?: number;
  form_key?: string;
}

interface Stored extends Typed {
  /** In milliseconds, when it is forgotten. */
  until: number;
}

export interface Draft extends Typed {
  key: string;
  started: number;
}

const prefix = "draft";
const oneDay = 24 * 60 * 60 * 1000;

/** `place` is the path of the form, and what it is about where one path has several. */
export function draftKey(owner: string, place: string, started: number): string {
  return [prefix, owner, place, started].join(" ");
}

/** Keeps it on this device for a day. Returns false if the browser declines, or its storage is full. */
export function saveDraft(key: string, { entries, version, form_key }: Typed): boolean {
  try {
    const stored: Stored = { entries, version, form_key, until: Date.now() + oneDay };
    localStorage.setItem(key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function listDrafts(owner: string, place: string): Draft[] {
  const start = [prefix, owner, place, ""].join(" ");
  return listDraftsFrom(start).filter(({ key }) => /^\d+$/.test(key.slice(start.length)));
}

function listDraftsFrom(start: string): Draft[] {
  forgetOldDrafts();
  return listKeys(start)
    .flatMap((key) => {
      const { until: _, ...typed } = readDraft(key) ?? { until: 0, entries: [] };
      const started = Number(key.split(" ").at(-1));
      return typed.entries.length > 0 ? [{ ...typed, key, started }] : [];
    })
    .sort((one, other) => one.started - other.started);
}

export function forgetDraft(key: string): void {
  if (listKeys(key).includes(key)) localStorage.removeItem(key);
}

/** Deletes drafts of a path that contain nothing but these fields, which were sent. */
export function forgetSentDrafts(owner: string, path: string, fields: Entry[]): void {
  const sent = new Set(fields.map(([name, value]) => `${name} ${value.replaceAll("\r\n", "\n")}`));
  for (const { key, entries } of listDraftsFrom([prefix, owner, path, ""].join(" "))) {
    if (entries.every((entry) => sent.has(entry.join(" ")))) forgetDraft(key);
  }
}

/** When somebody signs out: the drafts of other accounts stay, unless it is unknown whose these are. */
export function forgetDraftsOf(owner: string | undefined): void {
  const start = owner ? `${prefix} ${owner} ` : `${prefix} `;
  for (const key of listKeys(start)) localStorage.removeItem(key);
}

/** Also those of accounts that did not sign out. */
export function forgetOldDrafts(): void {
  for (const key of listKeys(`${prefix} `)) {
    const left = (readDraft(key)?.until ?? 0) - Date.now();
    // A clock that was set back would keep it for longer than a day.
    if (left <= 0 || left > oneDay) localStorage.removeItem(key);
  }
}

function readDraft(key: string): Stored | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

function listKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
