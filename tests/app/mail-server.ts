import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

type Mood = "takes" | "refuses" | "refuses the first" | "is silent" | "is slow" | "is very slow";

export interface MailServerInTest extends AsyncDisposable {
  port: number;
  taken: string[];
  commands: string[];
  connections(): number;
  become(mood: Mood): void;
  stop(): Promise<void>;
}

/** A mail server on a port of its own, or on `port`; it knows what RFC 5321 requires. */
export async function startMailServer(port = 0): Promise<MailServerInTest> {
  const taken: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = "takes";
  let opened = 0;

  const server = createServer((socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    converse(socket);
  });

  function converse(socket: Socket): void {
    let heard = "";
    let isData = false;
    let recipients = 0;
    const say = (line: string) => {
      if (mood === "is silent") return;
      const pause = { "is slow": 700, "is very slow": 5000 }[mood as string];
      if (pause) setTimeout(() => socket.write(`${line}\r\n`), pause);
      else socket.write(`${line}\r\n`);
    };
    say("220 mail.test");
    socket.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at < 0) return;
        const part = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (!isData) commands.push(part);
        if (isData) {
          isData = false;
          taken.push(part);
          say("250 taken");
        } else if (/^STARTTLS/i.test(part)) say("502 not here");
        else if (/^EHLO/i.test(part)) say("250 mail.test");
        else if (/^RCPT/i.test(part)) {
          recipients += 1;
          const isRefused =
            mood === "refuses" || (mood === "refuses the first" && recipients === 1);
          say(isRefused ? "550 no such person" : "250 ok");
        } else if (/^DATA/i.test(part)) {
          isData = true;
          recipients = 0;
          say("354 go on");
        } else if (/^QUIT/i.test(part)) socket.end("221 bye\r\n");
        else say("250 ok");
      }
    });
  }

  async function stop(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    commands,
    connections: () => opened,
    become: (next) => {
      mood = next;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
