import { once } from "node:events";
import { mkdtempDisposableSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applicationBody, doctorBody, logIn } from "../tests/api/api.ts";
import { admin, startApp } from "../tests/app/http.ts";
import { childrenOf } from "../tests/app/process-memory.ts";
import type { Drill } from "./drill.ts";

const pages = [
  "/",
  "/doctors",
  "/Instagram",
  "/careers",
  "/search?q=fever",
  "/pictures",
  "/nowhere",
];

/** The system's own record of whom both processes called while the website was used. */
export const outbound: Drill = async () => {
  using directory = mkdtempDisposableSync(join(tmpdir(), "morni-drill-"));
  const trace = [
    "strace",
    "-ff",
    "-e",
    "trace=connect,sendto",
    "-o",
    join(directory.path, "trace"),
  ];
  const app = await startApp({}, undefined, undefined, trace);
  for (const path of pages) await app.get(path);
  const staff = await app.as(admin);
  await staff.get("/dashboard");
  const { bearer } = await logIn(app);
  const doctor = await (await app.send("POST", "/api/v1/doctor", doctorBody, bearer)).json();
  await app.send("DELETE", `/api/v1/doctor/${doctor.id}`, undefined, bearer);
  const { status } = await app.send("POST", "/api/v1/career", applicationBody);
  // The tracer would leave without the program that it watches.
  const [front] = childrenOf(app.process.pid as number);
  process.kill(front as number, "SIGTERM");
  await once(app.process, "close");
  await app.stop();
  const lines = readdirSync(directory.path).flatMap((name) =>
    readFileSync(join(directory.path, name), "latin1").split("\n"),
  );
  const calls = lines.filter((line) => /^connect\(/.test(line));
  const away = lines.filter((line) => /sa_family=AF_INET6?\b/.test(line) && !isLoopback(line));
  return [
    {
      what: `calls to other computers, among ${calls.length} connections that were opened`,
      goal: "0",
      seen: away.length > 0 ? away.slice(0, 3).join("; ") : "0",
      // The front calls the worker: a trace without any call has seen nothing.
      holds: away.length === 0 && calls.length > 0 && status === 201,
    },
  ];
};

function isLoopback(line: string): boolean {
  return /inet_addr\("127\.|"::1"/.test(line);
}
