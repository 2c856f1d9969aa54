// Loaded before everything else, and in a form that old versions of Node can read.
const { engines } = require("../package.json");

const needed = Number(/\d+/.exec(engines.node));
if (Number(process.versions.node.split(".")[0]) < needed) {
  process.stderr.write(
    `this needs Node ${needed} or newer, and was started with ${process.version} (${process.execPath}); "npm ci" installs one as node_modules/.bin/node\n`,
  );
  process.exit(1);
}
