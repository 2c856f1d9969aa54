import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// Node's server and nothing else: the bytes of a file for every request.
const body = readFileSync(process.argv[2] as string);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "br",
  "Content-Length": body.length,
};

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
