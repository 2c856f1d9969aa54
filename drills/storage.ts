import type { Drill } from "./drill.ts";
import { backups } from "./storage-backups.ts";
import { bitFlips } from "./storage-damage.ts";
import { foreignLock, fullDisk, logAfterLoad } from "./storage-disk.ts";
import { faultyDisk, readOnlyDisk } from "./storage-faults.ts";
import { kills } from "./storage-kills.ts";

export const storageDrills: Record<string, Drill> = {
  kills,
  "faulty-disk": faultyDisk,
  "read-only-disk": readOnlyDisk,
  "full-disk": fullDisk,
  "foreign-lock": foreignLock,
  "log-after-load": logAfterLoad,
  backups,
  "bit-flips": bitFlips,
};
