import { parseArgs } from "node:util";
import { runCommand } from "#runtime/command-error.ts";
import { requireBuild } from "../tests/runner/built.ts";
import prepare from "../tests/runner/prepare.ts";
import { cache } from "./cache.ts";
import { deskKills } from "./desk-kills.ts";
import { deskMany } from "./desk-many.ts";
import { readDocuments } from "./documents.ts";
import type { Drill, Figure } from "./drill.ts";
import { flood } from "./flood.ts";
import { hostile } from "./hostile.ts";
import { idle } from "./idle.ts";
import { buildImage } from "./image.ts";
import { many } from "./many.ts";
import { outbound } from "./outbound.ts";
import { paint } from "./paint.ts";
import { signIn } from "./sign-in.ts";
import { soak } from "./soak.ts";
import { sockets } from "./sockets.ts";
import { staff } from "./staff.ts";
import { standby } from "./standby.ts";
import { fullDisk, logAfterLoad } from "./storage-disk.ts";
import { faultyDisk, readOnlyDisk } from "./storage-faults.ts";
import { kills } from "./storage-kills.ts";
import { synced } from "./synced.ts";
import { watchTakenTime } from "./taken-time.ts";

const drills: Record<string, Drill> = {
  flood,
  sockets,
  staff,
  "sign-in": signIn,
  hostile,
  outbound,
  synced,
  cache,
  standby,
  documents: readDocuments,
  image: buildImage,
  idle,
  many,
  "desk-many": deskMany,
  "desk-kills": deskKills,
  paint,
  kills,
  "faulty-disk": faultyDisk,
  "read-only-disk": readOnlyDisk,
  "full-disk": fullDisk,
  "log-after-load": logAfterLoad,
  soak,
};

const { values, positionals } = parseArgs({
  options: { seed: { type: "string" }, long: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in drills));
if (unknown.length > 0) {
  console.error(
    `There is no drill ${unknown.join(", ")}; there are ${Object.keys(drills).join(", ")}`,
  );
  process.exit(2);
}
const names = positionals.length > 0 ? positionals : Object.keys(drills);
await runCommand(requireBuild);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`seed ${seed}`);

const clean = await prepare();
const table: (Figure & { drill: string })[] = [];
for (const name of names) {
  console.log(`\n${name}`);
  const taken = watchTakenTime();
  const figures = await (drills[name] as Drill)({ seed, isLong: values.long }).catch(failure);
  for (const { what, goal, seen, holds } of figures) {
    console.log(`${holds ? "holds" : "FAILS"}  ${what}: ${seen} (${goal})`);
  }
  console.log(`The host of this machine took ${taken.percent().toFixed(0)} % of its busy time.`);
  table.push(...figures.map((figure) => ({ drill: name, ...figure })));
}
clean();

const failed = table.filter(({ holds }) => !holds).length;
console.log("\n| drill | what | goal | seen | holds |\n|---|---|---|---|---|");
for (const { drill, what, goal, seen, holds } of table) {
  console.log(`| ${drill} | ${what} | ${goal} | ${seen} | ${holds ? "yes" : "**no**"} |`);
}
console.log(`\n${table.length - failed} hold, ${failed} fail`);
process.exit(failed > 0 ? 1 : 0);

/** A drill that broke has shown nothing. */
function failure(error: unknown): Figure[] {
  const seen = error instanceof Error ? error.message : String(error);
  return [{ what: "the drill itself", goal: "runs to its end", seen, holds: false }];
}
