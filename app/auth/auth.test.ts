import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, runScript, startApp } from "../../tests/app/http.ts";
import { filledIn } from "../../tests/forms/doctor-form.ts";
import { share } from "../../tests/runner/rounds.ts";
import { safeDashboardPath } from "./safe-path.ts";

const app = await startAppForFile();

const add = "/dashboard/AddDoctor/new";

test("a stranger is sent to sign in, and then to the page that was asked for", async () => {
  const visitor = app.visitor();
  const sent = await visitor.get("/dashboard/AddDoctor?q=verma");
  expect(sent.status).toBe(302);
  const location = sent.headers.get("Location") ?? "";
  expect(location).toBe("/signin?next=%2Fdashboard%2FAddDoctor%3Fq%3Dverma");
  const page = await (await visitor.get(location)).text();
  const [, next = ""] = /name="next" value="([^"]+)"/.exec(page) ?? [];
  const signedIn = await visitor.post("/signin", { ...admin, next });
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.get("Location")).toBe("/dashboard/AddDoctor?q=verma");
});

test.each([`q=${"x".repeat(2050)}`, "%".repeat(13_000)])(
  "a stranger whose address is too long to keep is sent to sign in, and then to its page",
  async (search) => {
    const sent = await app.get(`/dashboard/AddDoctor?${search}`);
    expect(sent.status).toBe(302);
    expect(sent.headers.get("Location")).toBe("/signin?next=%2Fdashboard%2FAddDoctor");
  },
);

test("after sign-in nobody is led elsewhere than to a page of the dashboard", async () => {
  for (const next of [
    "//evil.example",
    "https://evil.example/dashboard",
    "/\\evil.example",
    "/dashboard/../doctors",
    "/doctors",
    "javascript:alert(1)",
    "/dashboard\r\nSet-Cookie: a=b",
  ]) {
    expect([next, safeDashboardPath(next)]).toEqual([next, "/dashboard"]);
  }
  const response = await app.visitor().post("/signin", { ...admin, next: "//evil.example" });
  expect(response.headers.get("Location")).toBe("/dashboard");
});

test.each([[{ email: "", password: "x" }], [{ email: "a@example.org", password: "   " }], [{}]])(
  "%j: all fields have to be filled out",
  async (fields) => {
    const response = await app.post("/signin", fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Please fill out all fields");
  },
);

test("email and password are trimmed", async () => {
  const fields = { email: ` ${admin.email} `, password: ` ${admin.password} ` };
  expect((await app.post("/signin", fields)).status).toBe(303);
});

test("a wrong password and an unknown email get the same response, and the email stays", async () => {
  const responses = await Promise.all(
    [admin.email, "nobody@example.org"].map(async (email) => {
      const response = await app.visitor().post("/signin", { email, password: "wrong password" });
      expect(response.status).toBe(401);
      const html = await response.text();
      expect(html).toContain(`value="${email}"`);
      expect(html).toContain("can set a new password for you");
      return html.replaceAll(email, "").match(/<p[^>]*role="alert"[^>]*>[^<]*/)?.[0];
    }),
  );
  expect(responses[0]).toContain("Login failed");
  expect(responses[0]).toBe(responses[1]);
});

test("after ten wrong passwords it takes a while, and says how long", async () => {
  const email = "tried@example.org";
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await app.post("/signin", { email, password: "wrong" })).status).toBe(401);
  }
  const rejected = await app.post("/signin", { email, password: "wrong" });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await rejected.text()).toContain("Too many attempts. Please try again in 1 minute.");
});

test("the cookie cannot be read by script, and ends with the browser unless asked to stay", async () => {
  const [short] = (await app.post("/signin", admin)).headers.getSetCookie();
  expect(short).toMatch(/^session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const fields = { ...admin, rememberPassword: "on" };
  const [long = ""] = (await app.post("/signin", fields)).headers.getSetCookie();
  const expires = Date.parse(/Expires=([^;]+)/.exec(long)?.[1] ?? "");
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
});

test("behind a TLS proxy the cookie is secure and bound to the host", async () => {
  await using secure = await startApp({ ORIGIN: "https://hospital.example" });
  const response = await secure.post("/signin", admin, {
    Host: "hospital.example",
    Origin: "https://hospital.example",
  });
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-session=.*; Secure/);
});

test("behind a TLS proxy every cookie is secure, also without a known origin, and closed to scripts", async () => {
  await using proxied = await startApp({ TRUST_PROXY: "loopback" });
  const https = { "X-Forwarded-Proto": "https" };
  const staff = proxied.visitor();
  const responses = [
    await staff.post("/signin", admin, https),
    await staff.post(add, filledIn, https),
    await staff.get("/dashboard", https),
    await staff.post("/lite", { lite: "on", return: "/" }, https),
    await staff.post("/signout", {}, https),
  ];
  const cookies = responses.flatMap(({ headers }) => headers.getSetCookie());
  const names = cookies.map((cookie) => cookie.split("=")[0]);
  const host = ["__Host-session", "__Host-device", "__Host-session"];
  expect(names.toSorted()).toEqual([...host, "flash", "flash", "lite"].toSorted());
  for (const guard of ["Secure", "HttpOnly", "SameSite=Lax"]) {
    expect(cookies.filter((cookie) => !cookie.split("; ").includes(guard))).toEqual([]);
  }
  const [plain = ""] = (await app.post("/lite", { lite: "on" })).headers.getSetCookie();
  expect(plain).not.toContain("Secure");
});

const inTheirOwnNetwork = ["http://192.168.1.20:3000", "http://frontdesk.local"];

test.each([
  ["http://hospital.example", true],
  ...share([...inTheirOwnNetwork, "https://hospital.example"], 3).map((at) => [at, false] as const),
] as const)(
  "started as %s, the log warns of passwords in the open: %s",
  async (ORIGIN, isWarned) => {
    const started = await startApp({ ORIGIN });
    await started.stop();
    expect(started.log().includes("passwords can be read on their way")).toBe(isWarned);
  },
);

test("signing out ends the session for whoever still holds the cookie", async () => {
  const visitor = app.visitor();
  const cookie = (await visitor.post("/signin", admin)).headers.get("Set-Cookie")?.split(";")[0];
  const headers = { Cookie: cookie ?? "" };
  expect((await app.get("/dashboard", headers)).status).toBe(200);
  expect((await visitor.get("/signout")).status).toBe(302);
  expect((await app.get("/dashboard", headers)).status).toBe(200);
  const out = await visitor.post("/signout", {});
  expect(out.headers.get("Location")).toBe("/");
  expect((await app.get("/dashboard", headers)).status).toBe(302);
});

test("signing in again in a browser ends the session that it had", async () => {
  const visitor = app.visitor();
  const cookie = (await visitor.post("/signin", admin)).headers.get("Set-Cookie")?.split(";")[0];
  const headers = { Cookie: cookie ?? "" };
  expect((await app.get("/dashboard", headers)).status).toBe(200);
  expect((await visitor.post("/signin", admin)).status).toBe(303);
  expect((await visitor.get("/dashboard")).status).toBe(200);
  expect((await app.get("/dashboard", headers)).status).toBe(302);
});

test("whoever is signed in already is led on from the sign-in page", async () => {
  const staff = await app.as(admin);
  const response = await staff.get("/signin");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/dashboard");
});

test("a form that comes after its session ended is kept through the sign-in", async () => {
  const visitor = app.visitor();
  await visitor.post("/signin", admin);
  const left = await app.post("/signin", admin);
  const [cookie = ""] = (left.headers.get("Set-Cookie") ?? "").split(";");
  await app.post("/signout", {}, { Cookie: cookie });
  const ended = await app.post(add, filledIn, { Cookie: cookie });
  expect(ended.status).toBe(401);
  const page = await ended.text();
  expect(page).toContain("Your session has ended");
  const [, escaped = ""] = /name="resume" value="([^"]+)"/.exec(page) ?? [];
  const resume = escaped.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const again = await app.post("/signin?resume", { ...admin, resume }, { Cookie: cookie });
  expect(again.status).toBe(200);
  const html = await again.text();
  expect(html).toContain(`action="${add}"`);
  expect(html).toContain('name="about" value="Sees patients with fever."');
  expect(html.match(/name="hospital_slots"/g)).toHaveLength(2);
  // Otherwise a long text in Hindi is too large to be sent on.
  expect(html).toMatch(/<form[^>]*encType="multipart\/form-data"/i);
  expect((await visitor.post(add, filledIn)).status).toBe(303);
});

test("a password of a form that comes after its session ended is not kept anywhere", async () => {
  const left = await app.post("/signin", admin);
  const [cookie = ""] = (left.headers.get("Set-Cookie") ?? "").split(";");
  await app.post("/signout", {}, { Cookie: cookie });
  const form = "/dashboard/Devices/password";
  const typed = { current_password: "the one before", password: "river lotus candle" };
  const ended = await app.post(form, typed, { Cookie: cookie });
  expect(ended.status).toBe(401);
  const page = await ended.text();
  expect(page).toContain("Nothing was changed. Sign in, and type the passwords and codes");
  for (const text of Object.values(typed)) expect(page).not.toContain(text);
  const [, escaped = ""] = /name="resume" value="([^"]+)"/.exec(page) ?? [];
  const resume = escaped.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const again = await app.post("/signin?resume", { ...admin, resume }, { Cookie: cookie });
  expect(again.headers.get("Location")).toBe(form);
});

test("a form from another site changes nothing", async () => {
  const staff = await app.as(admin);
  for (const headers of [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ]) {
    const response = await staff.post(add, { ...filledIn, name: "Dr Forged" }, headers as never);
    expect(response.status).toBe(403);
  }
  expect(await (await staff.get("/dashboard/AddDoctor?q=Forged")).text()).toContain(
    "No doctors found",
  );
});

const staffPages = [
  "/dashboard",
  "/dashboard/AddDoctor",
  "/dashboard/AddDoctor/new",
  "/DASHBOARD/adddoctor",
  "/dashboard/AddDoctor/0123456789abcdef01234567/edit",
  "/dashboard/AddDoctor/0123456789abcdef01234567/delete",
];

test.each(share(staffPages, 3))(
  "a stranger gets nothing from %s, however it is asked",
  async (path) => {
    const routes = "routes=doctors/staff-list,doctors/staff-new,dashboard/overview";
    const addresses = [path, `${path}.data`, `${path}.data?_${routes}`, `${path}/`];
    for (const address of addresses) {
      for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE"]) {
        const response = await app.send(method, address);
        const body = await response.text();
        // A redirect of `.data` comes as status 202 with the place to go to.
        expect([202, 301, 302, 308, 401, 404, 405]).toContain(response.status);
        expect(body).not.toMatch(/\(sample\)|98000000|doctor\d+@/);
      }
    }
  },
);

test("the command line tells what is wrong with an account", async () => {
  const settings = { DATA_DIR: app.dataDirectory };
  const unknown = await runScript(["commands/staff.ts", "remove", "no@example.org"], settings);
  expect(unknown.code).toBe(1);
  expect((await runScript(["commands/staff.ts"], settings)).output).toContain("Usage:");
  const add = ["commands/staff.ts", "add", "desk@example.org"];
  const common = await runScript(add, settings, "sunshine123\n");
  expect(common).toMatchObject({ code: 1, output: expect.stringContaining("four random words") });
});
