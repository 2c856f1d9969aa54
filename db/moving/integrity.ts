import { existsSync, statSync } from "node:fs";
import { openAsItIs } from "#db/connection.server.ts";
import { type StorageFault, storageFaultOf } from "#db/disk/storage-fault.ts";
import { hasTables, isHospital } from "#db/migrate.ts";

export type Condition =
  | { state: "sound" | "empty" }
  | { state: "damaged"; reason: string }
  | { state: "unavailable"; fault: StorageFault };

/** `quick` reads every page, about 50 ms for 100 MB; `full` compares indexes and references as well. */
const checks = {
  quick: ["quick_check(1)"],
  full: ["integrity_check(1)", "foreign_key_check"],
};

export function inspectDatabase(file: string, check: keyof typeof checks): Condition {
  if (!existsSync(file) || statSync(file).size === 0) return { state: "empty" };
  try {
    using sqlite = openAsItIs(file);
    for (const pragma of checks[check]) {
      // Either "ok", or nothing when no reference leads nowhere.
      const verdict = sqlite.pragma(pragma, { simple: true }) ?? "ok";
      if (verdict !== "ok") return { state: "damaged", reason: String(verdict) };
    }
    if (isHospital(sqlite)) return { state: "sound" };
    return hasTables(sqlite)
      ? { state: "damaged", reason: "it is not a hospital's database" }
      : { state: "empty" };
  } catch (error) {
    const fault = storageFaultOf(error);
    if (fault) return { state: "unavailable", fault };
    return { state: "damaged", reason: (error as Error).message };
  }
}
