// Loaded before everything else, and in a form that old versions of Node can read.
const { spawnSync } = require("node:child_process");
const { existsSync, symlinkSync } = require("node:fs");
const { join } = require("node:path");
const { engines } = require("../package.json");

const modules = join(__dirname, "../node_modules");
const own = `node-linux-${process.arch}/bin/node`;
const file = join(modules, own);
const needed = Number(/\d+/.exec(engines.node));
const isOld = Number(process.versions.node.split(".")[0]) < needed;

if (isOld && existsSync(file) && process.execPath !== file) {
  // npm before version 10 removes the link together with the packages of other systems, whose links have the same name.
  try {
    symlinkSync(`../${own}`, join(modules, ".bin/node"));
  } catch {}
  const { status } = spawnSync(file, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
  });
  process.exit(status === null ? 1 : status);
}
require("./need-node.cjs");
