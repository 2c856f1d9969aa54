// Loaded before a backup: changes a byte of the archive when it has been written, as a bad disk would.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { createWriteStream } = fs;
fs.createWriteStream = (path, ...options) => {
  const stream = createWriteStream(path, ...options);
  stream.once("close", () => {
    const bytes = fs.readFileSync(path);
    bytes[Math.floor(bytes.length / 2)] ^= 1;
    fs.writeFileSync(path, bytes);
  });
  return stream;
};
syncBuiltinESMExports();
