import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

// Node's server and nothing else: the bytes of a file for every request.
const folder = process.argv[2] as string;
const index: Record<string, { file: string; headers: string[] }> = JSON.parse(
  readFileSync(join(folder, "index.json"), "utf8"),
);
const responses = new Map(
  Object.entries(index).map(([path, { file, headers }]) => {
    return [path, { body: readFileSync(join(folder, file)), headers }];
  }),
);

createServer(({ url = "" }, response) => {
  const { body, headers } = responses.get(url) ?? { body: "", headers: [] };
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
