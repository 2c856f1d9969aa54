import { describe, expect, test } from "vitest";
import { onDatabase } from "./api.ts";
import { startAppForFile } from "./app.ts";
import { filledIn, toFormData } from "./doctor-form.ts";
import { admin } from "./http.ts";
import { residentMemoryOf } from "./process-memory.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const form = { "Content-Type": "application/x-www-form-urlencoded" };

// As much as the container gives it.
const app = await startAppForFile({ NODE_OPTIONS: "--max-old-space-size=384" });

function residentMemory(): number {
  return residentMemoryOf(app.process.pid as number);
}

/** The process lives on, and a visitor gets a page. */
async function expectServed(): Promise<void> {
  expect(app.process.exitCode).toBeNull();
  expect((await app.get("/doctors")).status).toBe(200);
}

/** A cookie of a session that staff had, and that has ended. */
async function endedSession(): Promise<Record<string, string>> {
  const response = await app.post("/signin", admin);
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  const headers = { Cookie: cookie };
  await app.post("/signout", {}, headers);
  return headers;
}

describe("names of fields that a client makes up", () => {
  const bodies: [what: string, body: string][] = [
    ["a place in a list far away", "name[10000000]=x"],
    ["a place in a list farther away", "name[100000000]=x"],
    ["32,000 fields without a name", "a&".repeat(32_000)],
    ["71 fields", Array.from({ length: 71 }, (_, at) => `f${at}=x`).join("&")],
    ["a path of 5,000 steps", `name${".a".repeat(5000)}=x`],
    ["a list in a list, 5,000 deep", `name${"[0]".repeat(5000)}=x`],
    ["the prototype", "__proto__.x=1&constructor.prototype.x=1"],
    ["an intent that is a number", "__intent__=1"],
    ["an intent that breaks off", "__intent__={"],
    ["an intent that is null", "__intent__=null"],
    ["an intent to reset", '__intent__={"type":"reset"}'],
    ["an intent without a place", '__intent__={"type":"insert","payload":null}'],
    [
      "an intent for a place far away",
      '__intent__={"type":"update","payload":{"name":"name[5000000]","value":"x"}}',
    ],
  ];
  const staffForms = [
    "/dashboard/AddDoctor/new",
    "/dashboard/Links/new",
    "/dashboard/Devices/password",
  ];

  test.each(bodies)("cost visitors nothing: %s", async (_, body) => {
    const before = residentMemory();
    for (const path of ["/careers", "/signin", "/careers.data"]) {
      const response = await app.send("POST", path, body, form);
      expect(response.status, path).toBe(400);
      expect((await response.arrayBuffer()).byteLength, path).toBeLessThan(150 * kibibyte);
    }
    expect(residentMemory() - before).toBeLessThan(64 * mebibyte);
    await expectServed();
  });

  test.each(bodies)("cost staff nothing: %s", async (_, body) => {
    const staff = await app.as(admin);
    for (const path of staffForms) {
      const response = await staff.send("POST", path, body, form);
      expect(response.status, path).toBe(400);
      expect((await response.arrayBuffer()).byteLength, path).toBeLessThan(500 * kibibyte);
    }
    await expectServed();
  });

  test("beside a form that is filled in rightly change nothing in what is stored", async () => {
    const staff = await app.as(admin);
    const named = { ...filledIn, "name[0]": "Dr Other", __intent__: '{"type":"reset"}', id: "1" };
    expect((await staff.post("/dashboard/AddDoctor/new", named)).status).toBe(303);
    expect(await (await app.get("/doctors?q=Tara")).text()).toContain("Dr Tara Rana");
  });

  test("a field that is sent twice counts once", async () => {
    const staff = await app.as(admin);
    const twice = { ...filledIn, name: ["Dr First", "Dr Second"] };
    expect((await staff.post("/dashboard/AddDoctor/new", twice)).status).toBe(303);
    expect(await (await app.get("/doctors?q=First")).text()).toContain("Dr First");
  });

  test("a page takes forms by POST alone", async () => {
    for (const method of ["PUT", "DELETE"]) {
      const response = await app.send(method, "/careers", "name=x", form);
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
    }
  });
});

describe("a form whose session has ended", () => {
  const markup = "<&\"'>".repeat(380 * kibibyte);

  test("is not read when there never was a session", async () => {
    const before = residentMemory();
    const fields = Object.fromEntries(["name", "about", "awards"].map((name) => [name, markup]));
    for (const cookie of ["session=x", `session=${Buffer.from('"x"').toString("base64")}`]) {
      const response = await app.post("/dashboard/AddDoctor/new", toFormData(fields), {
        Cookie: cookie,
      });
      expect(response.status).toBe(401);
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(64 * kibibyte);
    }
    expect(residentMemory() - before).toBeLessThan(64 * mebibyte);
    await expectServed();
  });

  test("without a cookie costs no more than the page that asks to sign in", async () => {
    const body = `name=${encodeURIComponent("<".repeat(20 * kibibyte))}`;
    const response = await app.send("POST", "/dashboard/Links/new", body, form);
    expect(response.status).toBe(401);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(64 * kibibyte);
  });

  test("is kept with its texts, also beside a photo, and up to 256 KB", async () => {
    const ended = await endedSession();
    const photo = new File([new Uint8Array(4 * mebibyte)], "me.jpg", { type: "image/jpeg" });
    const kept = await app.post("/dashboard/AddDoctor/new", toFormData(filledIn, photo), ended);
    expect(kept.status).toBe(401);
    expect(await kept.text()).toContain("Sees patients with fever.");

    const large = { ...filledIn, about: "x".repeat(300 * kibibyte) };
    const refused = await app.post("/dashboard/AddDoctor/new", toFormData(large), ended);
    expect(refused.status).toBe(401);
    const page = await refused.text();
    expect(page.length).toBeLessThan(64 * kibibyte);
    expect(page).not.toContain("Nothing is lost.");
    await expectServed();
  });

  test("with more fields than the longest form is not kept", async () => {
    const ended = await endedSession();
    const many = Array.from({ length: 3501 }, (_, at) => `f${at}=x`).join("&");
    const response = await app.send("POST", "/dashboard/Links/new", many, { ...form, ...ended });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("f3500");
  });

  test("never carries a password", async () => {
    const ended = await endedSession();
    const fields = { current_password: "the-old-secret", password: "the-new-secret" };
    const page = await (await app.post("/dashboard/Devices/password", fields, ended)).text();
    expect(page).toContain("Your session has ended");
    expect(page).not.toContain("-secret");
  });

  test("is carried through the sign-in only for whoever had that session", async () => {
    const resume = JSON.stringify({
      path: "/dashboard/Links/new",
      fields: [["url", "https://example.org/kept"]],
    });
    const stranger = await app.post("/signin?resume", { ...admin, password: "wrong", resume });
    expect(stranger.status).toBe(401);
    expect(await stranger.text()).not.toContain("example.org/kept");

    const ended = await endedSession();
    const wrong = await app.post("/signin?resume", { ...admin, password: "wrong", resume }, ended);
    expect(await wrong.text()).toContain("example.org/kept");
    const right = await app.post("/signin?resume", { ...admin, resume }, ended);
    expect(right.status).toBe(200);
    expect(await right.text()).toContain('value="https://example.org/kept"');
  });

  test("is kept too when another device has ended the session", async () => {
    const response = await app.post("/signin", admin);
    const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
    const other = await app.as(admin);
    const { id } = onDatabase(app, (sqlite) =>
      sqlite.prepare("SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1 OFFSET 1").get(),
    ) as { id: string };
    expect((await other.post(`/dashboard/Devices/${id}/sign-out`, {})).status).toBe(303);
    const page = await app.post(
      "/dashboard/Links/new",
      { url: "https://example.org/typed" },
      {
        Cookie: cookie,
      },
    );
    expect(page.status).toBe(401);
    expect(await page.text()).toContain("example.org/typed");
  });
});

describe("attempts to sign in", () => {
  test("with an endless e-mail are refused at once and leave nothing behind", async () => {
    const email = `${"x".repeat(60 * kibibyte)}@example.org`;
    await app.send("POST", "/api/v1/login", { email, password: "secret-words" });
    const before = residentMemory();
    for (let round = 0; round < 60; round += 1) {
      const sent = Array.from({ length: 20 }, (_, at) =>
        app.send("POST", "/api/v1/login", { email: `${round}-${at}${email}`, password: "wrong" }),
      );
      for (const response of await Promise.all(sent)) expect([400, 429]).toContain(response.status);
    }
    expect(residentMemory() - before).toBeLessThan(64 * mebibyte);
    const page = await app.post("/signin", { email, password: "wrong" });
    expect(page.status).toBe(400);
    expect((await page.text()).length).toBeLessThan(64 * kibibyte);
    await expectServed();
  });

  test("with an e-mail of 254 characters are heard", async () => {
    const email = `${"x".repeat(242)}@example.org`;
    expect((await app.post("/signin", { email, password: "wrong-words" })).status).toBe(401);
    expect((await app.post("/signin", { email: `x${email}`, password: "wrong" })).status).toBe(400);
  });
});
