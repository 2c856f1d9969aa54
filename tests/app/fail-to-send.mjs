// Loaded before the server: what a test marks can neither be compressed nor written.
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

for (const name of ["brotliCompressSync", "gzipSync", "brotliCompress", "gzip"]) {
  const compress = zlib[name];
  zlib[name] = (bytes, ...given) => {
    if (bytes.includes("cannot be compressed")) throw new Error("in compressing");
    return compress(bytes, ...given);
  };
}
syncBuiltinESMExports();

const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function (status, ...given) {
  if (given.flat().some((one) => /^x-cannot-be-written$/i.test(one))) throw new Error("in writing");
  return writeHead.call(this, status, ...given);
};
