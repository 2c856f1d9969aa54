import { pathToFileURL } from "node:url";

const [, , file] = process.argv;
let output = "";
let runs = 0;

for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text) => {
    output += text;
    return true;
  };
}

process.exit = (code) => {
  throw { exitCode: code };
};

process.on("message", async (words) => {
  output = "";
  process.exitCode = 0;
  process.argv = [process.execPath, file, ...words];
  runs += 1;
  try {
    await import(`${pathToFileURL(file)}?${runs}`);
  } catch (error) {
    process.exitCode = error.exitCode ?? 70;
    if (error.exitCode === undefined) output += error.stack;
  }
  process.send({ code: process.exitCode, output });
});
