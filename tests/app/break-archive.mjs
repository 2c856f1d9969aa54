// Loaded before a backup: changes a byte of the database in the archive when it has been written, as a bad disk would.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { createWriteStream } = fs;
fs.createWriteStream = (path, ...options) => {
  const stream = createWriteStream(path, ...options);
  stream.once("close", () => {
    const bytes = fs.readFileSync(path);
    // Elsewhere a byte may only fill up a block of the archive.
    bytes[bytes.indexOf("SQLite format 3\0") + 5000] ^= 1;
    fs.writeFileSync(path, bytes);
  });
  return stream;
};
syncBuiltinESMExports();
