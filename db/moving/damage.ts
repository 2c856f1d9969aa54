import type Database from "better-sqlite3";
import { findDamagedRows } from "#db/digests.ts";
import { findDamagedPhotos } from "./photo-hashes.ts";

const maxNamed = 20;

export function photoKeysIn(sqlite: Database.Database): string[] {
  const used = `SELECT photo_key FROM doctors WHERE photo_key IS NOT NULL
    UNION SELECT photo_key FROM pictures WHERE photo_key IS NOT NULL`;
  return sqlite.prepare(used).pluck().all() as string[];
}

export function findDamage(sqlite: Database.Database, uploads: string): string[] {
  const rows = findDamagedRows(sqlite).map(({ table, key }) => `${table} ${key}`);
  return [...rows, ...findDamagedPhotos(uploads, photoKeysIn(sqlite))];
}

export function damageInWords(damage: string[]): string {
  const more = damage.length - maxNamed;
  const named = damage.slice(0, maxNamed).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}
