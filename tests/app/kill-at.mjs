// Loaded before a command: kills the process before the file change with the number in KILL_AT.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

let left = Number(process.env.KILL_AT);
for (const name of ["renameSync", "rmSync", "writeFileSync"]) {
  const change = fs[name];
  fs[name] = (...given) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return change(...given);
  };
}
syncBuiltinESMExports();
