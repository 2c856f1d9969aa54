import type { CachedResponse } from "./cached-response.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

interface Limits {
  count: number;
  bytes: number;
  bytesOfOne: number;
}

// Visitors can make up searches, and programs read all doctors one by one: neither may evict a page.
const limits = {
  page: { count: 500, bytes: Number.POSITIVE_INFINITY, bytesOfOne: Number.POSITIVE_INFINITY },
  search: { count: 100, bytes: 2 * mebibyte, bytesOfOne: 128 * kibibyte },
  call: { count: 500, bytes: 2 * mebibyte, bytesOfOne: 128 * kibibyte },
} as const satisfies Record<string, Limits>;

export interface CacheKey {
  kind: keyof typeof limits;
  text: string;
}

export interface CacheStore {
  get(key: CacheKey): CachedResponse | undefined;
  set(key: CacheKey, cached: CachedResponse): void;
  delete(key: CacheKey): void;
  size(): number;
}

type Group = Map<string, CachedResponse>;

export function createCacheStore(): CacheStore {
  const groups: Record<CacheKey["kind"], Group> = {
    page: new Map(),
    search: new Map(),
    call: new Map(),
  };

  function set({ kind, text }: CacheKey, cached: CachedResponse): void {
    const group = groups[kind];
    if (bytesOf(cached) > limits[kind].bytesOfOne) return;
    group.set(text, cached);
    while (isFull(group, limits[kind])) evictLeastUsed(group);
  }

  return {
    get: ({ kind, text }) => groups[kind].get(text),
    set,
    delete: ({ kind, text }) => void groups[kind].delete(text),
    size: () => Object.values(groups).reduce((sum, { size }) => sum + size, 0),
  };
}

function isFull(group: Group, { count, bytes }: Limits): boolean {
  let sum = 0;
  for (const cached of group.values()) sum += bytesOf(cached);
  return group.size > count || sum > bytes;
}

function bytesOf({ variants }: CachedResponse): number {
  return variants.br.body.length + variants.gzip.body.length;
}

function evictLeastUsed(group: Group): void {
  let least: [string, CachedResponse] | undefined;
  for (const entry of group) if (!least || entry[1].usedAt < least[1].usedAt) least = entry;
  if (least) group.delete(least[0]);
}
