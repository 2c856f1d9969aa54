import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn } from "./api/api.ts";
import { addAccount } from "./app/add-account.ts";
import { failingRoutes } from "./app/failing-routes.ts";
import { type App, admin, emptyDirectory, startApp } from "./app/http.ts";
import { childrenOf } from "./app/process-memory.ts";

const root = join(import.meta.dirname, "..");
const copied = ["app", "commands", "db", "runtime", "server", "package.json", "tsconfig.json"];
const configured = ["vite", "vite.config.ts", "react-router.config.ts"];
const linked = ["node_modules", "migrations"];

let project: string;
let app: App;

/** Builds the website with further routes, in a copy. */
beforeAll(async () => {
  project = emptyDirectory();
  for (const name of [...copied, ...configured]) {
    cpSync(join(root, name), join(project, name), { recursive: true });
  }
  for (const name of linked) symlinkSync(join(root, name), join(project, name));
  mkdirSync(join(project, "app/new"));
  writeFileSync(join(project, "app/new/page.tsx"), page);
  writeFileSync(join(project, "app/new/call.ts"), call);
  mkdirSync(join(project, "app/fails"));
  for (const [name, text] of Object.entries(failingRoutes)) {
    writeFileSync(join(project, "app/fails", name), text);
  }
  const file = join(project, "app/routes.ts");
  writeFileSync(file, addRoutes(readFileSync(file, "utf8")));
  const env = { ...process.env, NODE_ENV: "production" };
  const command = join(root, "node_modules/.bin/react-router");
  const built = spawnSync(command, ["build"], { cwd: project, env, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stderr);
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, "app/fail-to-send.mjs")}`;
  app = await startApp({ NODE_OPTIONS, RATE_LIMITS: "off" }, undefined, project);
}, 300_000);

afterAll(async () => {
  await app?.stop();
  rmSync(project, { recursive: true });
});

const injected = "window.injected = true";

const page = `
export function loader({ url }: { url: URL }) {
  return { wanted: url.searchParams.get("speciality") };
}
export default function Page({ loaderData }: { loaderData: { wanted: string | null } }) {
  const injected = "<script>${injected}</script>";
  return (
    <main id="main">
      Wanted: {String(loaderData.wanted)}
      <div dangerouslySetInnerHTML={{ __html: injected }} />
    </main>
  );
}
`;

const call = `
export function loader() {
  return Response.json({ secret: true });
}
`;

function addRoutes(routes: string): string {
  const failing = Object.keys(failingRoutes).map(
    (name) => `    route("fails/${nameOf(name)}", "fails/${name}"),`,
  );
  const added = ['    route("new", "new/page.tsx", { id: "new" }),', ...failing].join("\n");
  return routes
    .replace('    index("home/show.tsx"),', `$&\n${added}`)
    .replace('    route("Undo"', '    route("New", "new/page.tsx", { id: "staff" }),\n$&')
    .replace('      route("login"', '      route("new-call", "new/call.ts"),\n$&')
    .replace('  route("lite",', '  route("outside", "new/page.tsx", { id: "outside" }),\n$&');
}

function nameOf(file: string): string {
  return file.replace(/\.tsx?$/, "");
}

test("a new page for visitors that declares nothing is public, and sees no query", async () => {
  const response = await app.get("/new?speciality=heart");
  expect(response.headers.get("Cache-Control")).toContain("s-maxage=");
  expect(await response.text()).toMatch(/Wanted: (?:<!-- -->)?null/);
  const { headers } = await app.get("/new");
  const again = await app.get("/new?speciality=lung", {
    "If-None-Match": headers.get("ETag") ?? "",
  });
  expect(again.status).toBe(304);
});

test("a script that got into a page unseen is not named in its policy", async () => {
  for (const path of ["/new", "/outside"]) {
    const response = await app.get(path);
    expect(await response.text()).toContain(`<script>${injected}</script>`);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const hash = createHash("sha256").update(injected).digest("base64");
    expect(policy).toContain("script-src");
    expect(policy).not.toContain(hash);
  }
});

test("a new page outside the layout of visitors is not public", async () => {
  const response = await app.get("/outside?speciality=heart");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("ETag")).toBeNull();
  expect(await response.text()).toMatch(/Wanted: (?:<!-- -->)?heart/);
});

test("a page of the dashboard or a call for which nobody said who may use it is for administrators", async () => {
  const editor = { email: "editor@example.org", password: "river lotus candle" };
  await addAccount(app.dataDirectory, editor);
  const [desk, boss] = [await app.as(editor), await app.as(admin)];
  expect((await desk.get("/dashboard/New")).status).toBe(403);
  expect((await boss.get("/dashboard/New")).status).toBe(200);
  expect((await app.get("/api/v1/new-call")).status).toBe(401);
  const refused = await app.get("/api/v1/new-call", (await logIn(app, editor)).bearer);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ message: "Only an administrator can use this." });
  const { bearer } = await logIn(app);
  expect(await (await app.get("/api/v1/new-call", bearer)).json()).toEqual({ secret: true });
});

/** The process that renders and writes. */
function worker(): number[] {
  return childrenOf(app.process.pid as number);
}

/** What fails in these is not the page itself. */
const served = /^(?:late-boundary|late-throw|awaited-data|unused-data|nobodys-promise|aborted.*)$/;

let round = 0;

/** A page that is in no cache. */
async function readAnotherPage(): Promise<number> {
  round += 1;
  return (await app.get(`/search?q=round${round}`)).status;
}

/** Sends the beginning of a form, and hangs up. */
async function leaveHalfway(path: string): Promise<void> {
  const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "9999" };
  const sending = request(app.origin + path, { method: "POST", headers });
  const gone = new Promise((resolve) => sending.once("error", resolve));
  sending.write("--x\r\n");
  await pause(50);
  sending.destroy(new Error("left"));
  await gone;
}

/** Lines of the log that name this error. */
function logged(message: string): number {
  return app.log().split(`"message":"${message}"`).length - 1;
}

test.each(Object.keys(failingRoutes).map(nameOf))(
  "what fails in %s costs that request alone",
  async (name) => {
    const [before, path] = [worker(), `/fails/${name}`];
    const compressed = { "Accept-Encoding": "br" };
    const responses = [await app.get(path, compressed), await app.get(`${path}.data`)];
    if (name.startsWith("aborted")) await leaveHalfway(path);
    if (name === "action") responses.push(await app.post(path, { typed: "x" }));
    for (const response of responses) expect(await response.text()).not.toContain("    at ");
    const isServed = served.test(name);
    expect(responses.map(({ status }) => status).includes(500)).toBe(!isServed);
    expect(await readAnotherPage()).toBe(200);
    expect(worker()).toEqual(before);
  },
);

test("what fails a page is logged once, and so is a promise that nobody waited for", async () => {
  await expect.poll(() => logged("in the title")).toBe(1);
  await expect.poll(() => logged("nobody's")).toBe(2);
});
