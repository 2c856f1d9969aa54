import { beforeAll, expect, test } from "vitest";
import { type Job, rightsOf } from "#db/accounts/jobs.ts";
import { doctorBody, logIn } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { listAddresses } from "../../tests/hostile/targets.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";
import { findRule, mayUse } from "./roles.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const editor = { email: "editor@example.org", password: "river lotus candle" };
const clerk = { email: "clerk@example.org", password: "river lotus candle" };
const cashier = { email: "cashier@example.org", password: "river lotus candle" };
const both = { email: "both@example.org", password: "river lotus candle" };

/** What only an administrator may open or send. */
const forAdmins = [
  "/dashboard/Articles",
  "/dashboard/Articles/:name/edit",
  "/dashboard/Articles/:name/hide",
  "/dashboard/Articles/:name/print",
  "/dashboard/Articles/:name/review",
  "/dashboard/Articles/:name/review/:review/delete",
  "/dashboard/Articles/:name/unhide",
  "/dashboard/Articles/:name/versions",
  "/dashboard/Articles/:name/versions/:version/restore",
  "/dashboard/Articles/Departments",
  "/dashboard/Articles/Departments/order",
  "/dashboard/Articles/Print",
  "/dashboard/Careers/:id/erase",
  "/dashboard/Careers/Unchecked/:id/erase",
  "/dashboard/Hospital",
  "/dashboard/Hospital/:group",
  "/dashboard/Hospital/:group/discard",
  "/dashboard/Hospital/:group/words/:locale",
  "/dashboard/News/Mail",
  "/dashboard/News/Mail/off",
  "/dashboard/News/Mail/test",
  "/dashboard/Pages",
  "/dashboard/Pages/:id/delete",
  "/dashboard/Pages/:id/edit",
  "/dashboard/Pages/new",
  "/dashboard/Patients/:id/erase",
  "/dashboard/Patients/:id/merge",
  "/dashboard/Payments/case-register.xlsx",
  "/dashboard/Payments/export.csv",
  "/dashboard/Payments/export.xlsx",
  "/dashboard/Payments/lost",
  "/dashboard/Pictures",
  "/dashboard/Pictures/:id/words/:locale",
  "/dashboard/Pictures/:tab",
  "/dashboard/Pictures/:tab/:item/remove",
  "/dashboard/Pictures/gallery/add",
  "/dashboard/Pictures/order",
  "/dashboard/Pictures/sample",
  "/dashboard/Register/doctor/:doctor",
  "/dashboard/Register/export.csv",
  "/dashboard/SetUp",
  "/dashboard/SetUp/:group",
  "/dashboard/SetUp/departments",
  "/dashboard/SetUp/dismiss",
  "/dashboard/SetUp/doctor",
  "/dashboard/SetUp/illustrations",
  "/dashboard/SetUp/open",
  "/dashboard/Staff",
  "/dashboard/Staff/:id",
  "/dashboard/Staff/:id/:change",
  "/dashboard/Staff/:id/link",
  "/dashboard/Staff/:id/link/withdraw",
  "/dashboard/Staff/invitation/:id/new",
  "/dashboard/Staff/invitation/:id/withdraw",
  "/dashboard/Staff/invite",
  "/dashboard/Trash/:id/erase",
  "/dashboard/backup",
  "/dashboard/backup/download",
];

/** What the front desk may open or send besides administrators. */
const forDesk = [
  "/dashboard/Patients",
  "/dashboard/Patients/:id",
  "/dashboard/Register",
  "/dashboard/Register/:id",
  "/dashboard/Register/:id/cancel",
  "/dashboard/Register/:id/first",
  "/dashboard/Register/:id/move",
  "/dashboard/Register/:id/slip",
  "/dashboard/Register/:id/state",
  "/dashboard/Register/:id/told",
  "/dashboard/Register/away/:id",
  "/dashboard/Register/in/:id",
  "/dashboard/Register/new",
  "/dashboard/Register/paper",
  "/dashboard/Register/queue/:queue",
  "/dashboard/Register/queue/:queue/move",
  "/dashboard/Register/queue/:queue/next",
  "/dashboard/Register/queue/:queue/print",
  "/dashboard/Register/queue/:queue/told",
  "/dashboard/Register/undo/:change",
  "/dashboard/Register/video",
  "/dashboard/Register/video/:id",
];

/** What who keeps the cash may open or send besides the front desk's. */
const forCash = [
  "/dashboard/Payments",
  "/dashboard/Payments/:id",
  "/dashboard/Payments/:id/print",
  "/dashboard/Payments/:id/refund",
  "/dashboard/Payments/count",
  "/dashboard/Payments/counts",
  "/dashboard/Payments/counts/:id",
  "/dashboard/Payments/new",
];

/** What every account may open or send. */
const forEverybody = /^\/dashboard(?:\/Closures|\/(?:Devices|Notices|SecondStep|Undo).*|\/\*)?$/;

const ofDesk = /\/(?:appointments|cash-counts|payments|hospital-visits|patients|queues)/;

const addresses = listAddresses().map(({ path }) => path);
const pages = addresses.filter((path) => path.startsWith("/dashboard"));
const calls = addresses.filter((path) => path.startsWith("/api/v1/"));

beforeAll(async () => {
  for (const [account, job] of [
    [editor, "editor"],
    [clerk, "desk"],
    [cashier, "cash"],
    [both, "editor-desk"],
  ] as const) {
    await addAccount(app.dataDirectory, account, job);
  }
});

function fill(path: string): string {
  return path.replace(/:\w+/g, "0".repeat(24)).replace("*", "nothing-here");
}

/** The pages that somebody with this job may not open. */
function closedTo(job: Job): string[] {
  return pages.filter((path) => !mayUse(rightsOf(job), path)).sort();
}

/** The addresses that refuse somebody for the role, asked in both ways. */
async function refused(paths: string[], ask: (method: string, path: string) => Promise<Response>) {
  const found: string[] = [];
  for (const path of paths) {
    const statuses = [];
    for (const method of ["GET", "POST"]) statuses.push((await ask(method, fill(path))).status);
    const forbidden = statuses.map((status) => status === 403);
    expect(forbidden[0], `${path}: ${statuses}`).toBe(forbidden[1]);
    if (forbidden[0]) found.push(path);
  }
  return found.sort();
}

const asking = (visitor: Visitor) => (method: string, path: string) =>
  method === "GET" ? visitor.get(path) : visitor.post(path, {});

test("the rules know every page of the dashboard and every call", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(calls.length).toBeGreaterThan(20);
  expect([...pages, ...calls].filter((path) => !findRule(path))).toEqual([]);
});

test("each account may open the pages of its job", () => {
  const others = pages.filter((path) => !forEverybody.test(path) && !forDesk.includes(path));
  expect(closedTo("editor")).toEqual([...forAdmins, ...forDesk, ...forCash].sort());
  expect(closedTo("editor-desk")).toEqual([...forAdmins, ...forCash].sort());
  expect(closedTo("desk")).toEqual(others.sort());
  expect(closedTo("cash")).toEqual(others.filter((path) => !forCash.includes(path)).sort());
  expect(closedTo("admin")).toEqual([]);
});

test("nobody gets into the dashboard without signing in", async () => {
  for (const path of pages) {
    const got = await app.get(fill(path));
    expect([path, got.status]).toEqual([path, 302]);
    expect(got.headers.get("Location")).toContain("/signin");
  }
  for (const path of share(pages, 4)) {
    expect([path, (await app.post(fill(path), {})).status]).toEqual([path, 401]);
  }
});

test.each([
  ["admin", admin],
  ["editor", editor],
  ["editor-desk", both],
  ["desk", clerk],
  ["cash", cashier],
] as const)(
  "%s is refused what the job has not, whether it is opened or sent",
  async (job, account) => {
    const always = ["/dashboard/Staff/:id/:change", "/dashboard/backup/download"];
    const asked = pages.filter((path) => always.includes(path) || share(pages, 6).includes(path));
    const closed = closedTo(job).filter((path) => asked.includes(path));
    expect(await refused(asked, asking(await app.as(account)))).toEqual(closed);
  },
);

test("the register leads the front desk to nothing that is refused", async () => {
  const desk = await app.as(clerk);
  expect((await desk.get("/dashboard")).headers.get("Location")).toBe("/dashboard/Register");
  const html = await (await desk.get("/dashboard/Register")).text();
  for (const [, link = ""] of html.matchAll(/(?:href|action)="(\/dashboard[^"]*)"/g)) {
    expect([link, (await desk.get(link.replaceAll("&amp;", "&"))).status]).not.toEqual([link, 403]);
  }
});

test("no call is for administrators alone", async () => {
  for (const account of [editor, admin]) {
    const { bearer } = await logIn(app, account);
    const others = calls.filter((path) => !ofDesk.test(path) && path !== "/api/v1/logout");
    const ask = (method: string, path: string) => app.send(method, path, {}, bearer);
    expect(await refused([...others, "/api/v1/logout"], ask)).toEqual([]);
  }
});

test("the calls of the register are refused to an editor, and the others to the front desk", async () => {
  const zeros = "0".repeat(24);
  const bearers = new Map<typeof editor, Record<string, string>>();
  for (const account of [admin, editor, clerk, both, cashier]) {
    bearers.set(account, (await logIn(app, account)).bearer);
  }
  const ask = async (account: typeof editor, method: string, path: string) => {
    const bearer = bearers.get(account);
    const body = method === "GET" ? undefined : {};
    return (await app.send(method, `/api/v1/${path}`, body, bearer)).status;
  };
  for (const [method, path] of [
    ["GET", "appointments"],
    ["GET", `appointments/${zeros}`],
    ["PUT", `appointments/${zeros}`],
    ["PUT", `appointments/${zeros}/state`],
    ["POST", `doctor/${zeros}/appointments`],
    ["GET", "queues"],
    ["GET", "appointments/by-date"],
    ["GET", "hospital-visits"],
    ["POST", `queues/${zeros}/next`],
    ["GET", "patients?number=1"],
    ["GET", `patients/${zeros}`],
    ["PUT", `patients/${zeros}`],
  ] as const) {
    expect([path, await ask(editor, method, path)]).toEqual([path, 403]);
    for (const account of [clerk, both, admin]) {
      expect([path, await ask(account, method, path)]).not.toEqual([path, 403]);
    }
  }
  for (const [method, path] of [
    ["GET", "payments"],
    ["POST", "payments"],
    ["GET", `payments/${zeros}`],
    ["POST", `payments/${zeros}/refund`],
    ["GET", "cash-counts"],
    ["POST", "cash-counts"],
  ] as const) {
    for (const account of [editor, clerk, both]) {
      expect([path, await ask(account, method, path)]).toEqual([path, 403]);
    }
    for (const account of [cashier, admin]) {
      expect([path, await ask(account, method, path)]).not.toEqual([path, 403]);
    }
  }
  for (const path of ["careers", "closures", "notices"]) {
    expect([path, await ask(clerk, "GET", path)]).toEqual([path, 403]);
  }
  // Anybody may apply.
  const ofWebsite = calls.filter(
    (path) => findRule(path)?.needs === "website" && path !== "/api/v1/career",
  );
  for (const path of ofWebsite.map((path) => fill(path).slice("/api/v1/".length))) {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const status = await ask(clerk, method, path);
      expect([403, 405], `${method} ${path}: ${status}`).toContain(status);
    }
  }
});

test("the calls give the front desk no more of a doctor than visitors get, and an editor everything", async () => {
  const { bearer } = await logIn(app, editor);
  const hidden = { ...doctorBody, isActive: false };
  const { id } = await (await app.send("POST", "/api/v1/doctor", hidden, bearer)).json();
  const reads = async (account: typeof editor) => {
    const { bearer } = await logIn(app, account);
    const list = await (await app.get("/api/v1/doctors", bearer)).text();
    const { status } = await app.get(`/api/v1/doctor/${id}`, bearer);
    return { hidden: list.includes(id), contacts: list.includes('"contact":'), status };
  };
  for (const account of [editor, both]) {
    expect(await reads(account)).toEqual({ hidden: true, contacts: true, status: 200 });
  }
  for (const account of [clerk, cashier]) {
    expect(await reads(account)).toEqual({ hidden: false, contacts: false, status: 404 });
  }
});

test("an address that is written in another way opens nothing", async () => {
  const desk = await app.as(editor);
  const ways = [
    "/DASHBOARD/staff",
    "/dashboard/%53taff",
    "/dashboard/Staff.data",
    "/dashboard/Staff.data?_routes=staff/staff-list",
    "/dashboard/staff/INVITE",
    "/dashboard/Trash/1/%65rase",
  ];
  for (const way of ways) {
    const response = await desk.get(way);
    const body = await response.text();
    expect([way, response.status]).toEqual([way, 403]);
    expect(body).not.toContain(admin.email);
  }
});

test("an editor's menu and pages lead only where an editor may go", async () => {
  const desk = await app.as(editor);
  const links = new Map<string, string>();
  for (const path of ["", "/AddDoctor", "/Careers", "/Trash", "/History"]) {
    const html = await (await desk.get(`/dashboard${path}`)).text();
    for (const [, link = ""] of html.matchAll(/(?:href|action)="(\/dashboard[^"]*)"/g)) {
      links.set(link.replace(/\w{24}|[?#].*/g, ""), link.replaceAll("&amp;", "&"));
    }
  }
  expect(links.size).toBeGreaterThan(20);
  for (const link of links.values()) {
    expect([link, (await desk.get(link)).status === 403]).toEqual([link, false]);
  }
  const [application = ""] = /\/dashboard\/Careers\/\w{24}\/delete/.exec(
    await (await desk.get("/dashboard/Careers")).text(),
  ) ?? [""];
  expect(await (await desk.get(application)).text()).not.toContain("/erase");
  const boss = await app.as(admin);
  expect(await (await boss.get(application)).text()).toContain("/erase");
  expect(await (await boss.get("/dashboard")).text()).toContain('href="/dashboard/Staff"');
});

test.each([
  [editor, "an editor"],
  [clerk, "the front desk"],
  [cashier, "the front desk and cash"],
  [both, "an editor and front desk"],
])("a refused page says what the account is: %o", async (account, said) => {
  const page = await (await app.as(account)).get("/dashboard/Staff");
  expect(textOf(await page.text())).toContain(`Your account is that of ${said}.`);
});

test("a refused form tells whom to ask, and gives back what was typed to be sent again", async () => {
  const desk = await app.as(editor);
  const sent = await desk.post("/dashboard/Staff/invite", {
    email: "new@example.org",
    role: "editor",
  });
  expect(sent.status).toBe(403);
  expect(sent.headers.get("Cache-Control")).toBe("no-store");
  const html = await sent.text();
  const text = textOf(html);
  expect(text).toContain("Only an administrator can look after staff accounts.");
  expect(text).toContain("Ask Administrator to do it");
  expect(text).toContain("Nothing was changed");
  expect(html).toMatch(/<textarea[^>]*>new@example\.org</);
  expect(html).toContain('action="/dashboard/Staff/invite"');
  expect(html).toContain('name="role" value="editor"');
  const row = { "items.0.id": "an-id", "items.0.name": "Dr Typed", "items.0.description": " " };
  const rows = await (await desk.post("/dashboard/Hospital/leaders", row)).text();
  expect(textOf(rows)).toContain("Items 1 name Dr Typed");
  expect(rows.match(/<textarea/g)).toHaveLength(1);
  expect(rows).toContain('name="items.0.id" value="an-id"');
  // A text of 60 KB is nine bytes a letter as a browser sends other forms.
  const article = new FormData();
  article.set("text", "प".repeat(20_000));
  const kept = await (await desk.post("/dashboard/Articles/Chemotherapy/edit", article)).text();
  expect(kept).toContain("प".repeat(20_000));
  expect(kept).toMatch(
    /<form[^>]*action="\/dashboard\/Articles\/[^>]*encType="multipart\/form-data"/i,
  );
});
