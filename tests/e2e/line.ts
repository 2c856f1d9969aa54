import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { App } from "../http.ts";

/** What becomes of the reply to a form, once the app has done what the form asked for. */
type Fate = (pass: () => void, lose: () => void) => void;

/** The app behind a line that does something with the replies to forms; all else passes. */
export interface Line extends AsyncDisposable {
  origin: string;
  fate: Fate;
}

/** Puts a line before the app, on a port of its own. Replies pass until its `fate` is set. */
export async function openLine(app: App): Promise<Line> {
  const line: Line = { origin: "", fate: (pass) => pass(), [Symbol.asyncDispose]: close };
  const server = createServer((asked, answer) => forward(app, line, asked, answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;

  async function close() {
    server.closeAllConnections();
    server.close();
  }
}

function forward(app: App, line: Line, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const onward = request(app.origin + url, { method, headers }, async (reply) => {
    const body = Buffer.concat(await reply.toArray());
    const pass = () => answer.writeHead(reply.statusCode ?? 500, reply.rawHeaders).end(body);
    if (method === "POST") line.fate(pass, () => answer.destroy());
    else pass();
  });
  asked.pipe(onward);
}
