import type { Setting } from "#db/setting-groups.ts";

export function allPayers({
  schemes,
  publicInsurers,
  privateInsurers,
  administrators,
}: Setting<"insurers">) {
  return [...schemes, ...publicInsurers, ...privateInsurers, ...administrators];
}
