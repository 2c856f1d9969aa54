import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GroupName } from "#app/settings/fields.ts";
import { groupForms } from "#app/settings-desk/staff-inputs.ts";
import { onDatabase } from "./api/api.ts";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";
import { childrenOf, descriptorsOf, residentMemoryOf } from "./app/process-memory.ts";
import { filledIn, picture, toFormData } from "./forms/doctor-form.ts";
import { rounds, share } from "./runner/rounds.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const form = { "Content-Type": "application/x-www-form-urlencoded" };

// As much as the container gives it.
const app = await startAppForFile({ NODE_OPTIONS: "--max-old-space-size=384" });
// An account may sign in thirty times an hour.
const staff = await app.as(admin);

function residentMemory(): number {
  return residentMemoryOf(app.process.pid as number);
}

/** The process lives on, and a visitor gets a page. */
async function expectServed(): Promise<void> {
  expect(app.process.exitCode).toBeNull();
  expect((await app.get("/doctors")).status).toBe(200);
}

/** The cookie of a session of staff. */
async function signedIn(): Promise<{ Cookie: string }> {
  const response = await app.post("/signin", admin);
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { Cookie: cookie };
}

/** A cookie of a session that staff had, and that has ended. */
async function endedSession(): Promise<Record<string, string>> {
  const headers = await signedIn();
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
    for (const path of staffForms) {
      const response = await staff.send("POST", path, body, form);
      expect(response.status, path).toBe(400);
      expect((await response.arrayBuffer()).byteLength, path).toBeLessThan(500 * kibibyte);
    }
    await expectServed();
  });

  test("beside a form that is filled in rightly change nothing in what is stored", async () => {
    const named = { ...filledIn, "name[0]": "Dr Other", __intent__: '{"type":"reset"}', id: "1" };
    expect((await staff.post("/dashboard/AddDoctor/new", named)).status).toBe(303);
    expect(await (await app.get("/doctors?q=Tara")).text()).toContain("Dr Tara Rana");
  });

  test("a field that is sent twice counts once", async () => {
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

describe("a form in parts", () => {
  const path = "/dashboard/AddDoctor/new";
  const inParts = { "Content-Type": "multipart/form-data; boundary=b" };
  const notWhole = "The form did not arrive whole.";

  function part(name: string, value: string | Buffer, more = ""): Buffer {
    const head = `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
  }

  function whole(...parts: Buffer[]): Buffer {
    return Buffer.concat([...parts, Buffer.from("--b--\r\n")]);
  }

  const fields = Object.entries(filledIn).flatMap(([name, values]) =>
    [values].flat().map((value) => part(name, value)),
  );
  const photo = part("photo", "x", '; filename="a.png"');

  /** The names of the files that forms have left. */
  function leftBehind(): string[] {
    const names = readdirSync(join(app.dataDirectory, "uploads"), { recursive: true }) as string[];
    return names.filter((name) => name.endsWith(".part"));
  }

  test.each<[what: string, body: Buffer, message: string]>([
    [
      "100,000 tiny parts",
      whole(Buffer.from(part("a", "").toString().repeat(100_000))),
      "This form has too many fields.",
    ],
    ["100,000 lines that begin parts", Buffer.from("--b\r\n".repeat(100_000)), ""],
    ["a part with 1 MB of headers", part("name", "x", `; x="${"x".repeat(mebibyte)}"`), notWhole],
    ["texts of more than 2 MB", whole(...fields, part("x", "x".repeat(2 * mebibyte))), notWhole],
    ["bytes that are no UTF-8", whole(...fields, part("name", Buffer.from([0xe9]))), notWhole],
    ["two files", whole(...fields, photo, photo), "Only one photo can be sent."],
    ["no end", Buffer.concat([...fields, photo]), notWhole],
    ["an end in the middle of a file", Buffer.concat([...fields, photo.subarray(0, -2)]), notWhole],
    ["an end in the middle of a header", Buffer.concat([photo, photo.subarray(0, 30)]), notWhole],
    ["nothing in it", Buffer.alloc(0), notWhole],
    ["another boundary", Buffer.from("--c\r\n\r\n\r\n--c--\r\n"), notWhole],
  ])("is refused in words: %s", async (_, body, message) => {
    const before = residentMemory();
    const response = await staff.send("POST", path, body, inParts);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
    expect(residentMemory() - before).toBeLessThan(64 * mebibyte);
    expect(leftBehind()).toEqual([]);
    await expectServed();
  });

  test.each(["", `; boundary=${"b".repeat(300)}`, "; boundary=", '; boundary="'])(
    "is refused without a boundary that can be one (%#)",
    async (boundary) => {
      const type = { "Content-Type": `multipart/form-data${boundary}` };
      const response = await staff.send("POST", path, whole(...fields), type);
      expect([400, 415]).toContain(response.status);
      await expectServed();
    },
  );

  test("is read as it was sent, whatever it resembles", async () => {
    const about = "Sees \r\n--a-b\r\n-b\r\n\r\n--c--\r\n कान, नाक";
    const others = fields.filter((field) => !field.includes('name="about"'));
    const type = "\r\nContent-Type: text/plain; charset=";
    const name = "Dr Wholly Read";
    const body = whole(
      part("__proto__", "x"),
      part("constructor", "x"),
      part("name", name, `${type}ISO-8859-1`),
      part("about", about, `${type}utf-8`),
      part("photo", await picture("png"), "\r\nContent-Type: application/octet-stream"),
      ...others,
    );
    const response = await staff.send("POST", path, body, inParts);
    expect(response.status).toBe(303);
    const page = await (await app.get("/doctors?q=Wholly")).text();
    expect(page).toContain(name);
    const row = onDatabase(app, (sqlite) =>
      sqlite.prepare("SELECT about, photo_key FROM doctors WHERE name = ?").get(name),
    ) as { about: string; photo_key: string | null };
    expect(row.about).toBe(about.replaceAll("\r\n", "\n"));
    expect(row.photo_key).not.toBeNull();
    expect(leftBehind()).toEqual([]);
  });

  test("leaves nothing behind when the connection ends in the middle of its file", async () => {
    const { Cookie } = await signedIn();
    const [worker = 0] = childrenOf(app.process.pid as number);
    const open = descriptorsOf(worker);
    const body = Buffer.concat([
      ...fields,
      part("photo", Buffer.alloc(3 * mebibyte), '; filename="a.png"'),
    ]);
    for (let round = 0; round < 5; round += 1) {
      const sending = request(`${app.origin}${path}`, {
        method: "POST",
        headers: { ...inParts, Cookie, "Content-Length": body.length + 1000 },
        agent: false,
      }).on("error", () => {});
      sending.write(body);
      await expect.poll(leftBehind).toHaveLength(1);
      sending.destroy();
      await expect.poll(leftBehind).toEqual([]);
    }
    await expect.poll(() => descriptorsOf(worker)).toBeLessThanOrEqual(open + 2);
    await expectServed();
    expect(childrenOf(app.process.pid as number)).toContain(worker);
    expect(app.log()).not.toMatch(/uncaught|unhandled/i);
  });
});

/** All rows that a list of a group may have, each as long as it may be, in letters of three bytes. */
function longestRows(group: GroupName, list: string): Record<string, string> {
  const { rows = {} } = groupForms[group];
  const { count = 0, fields = {} } = rows[list] ?? {};
  const texts = Array.from({ length: count }, (_, index) =>
    Object.entries(fields).map(([field, length]) => [
      `${list}.${index}.${field}`,
      field === "id"
        ? `${list.toLowerCase()}-${index}`
        : field === "isCashless"
          ? "yes"
          : "क".repeat(length),
    ]),
  );
  return Object.fromEntries(texts.flat());
}

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

  test("is kept with its texts, also beside a photo, and up to 2 MB", async () => {
    const ended = await endedSession();
    const photo = new File([new Uint8Array(4 * mebibyte)], "me.jpg", { type: "image/jpeg" });
    const kept = await app.post("/dashboard/AddDoctor/new", toFormData(filledIn, photo), ended);
    expect(kept.status).toBe(401);
    expect(await kept.text()).toContain("Sees patients with fever.");

    const large = { ...filledIn, about: "x".repeat(2 * mebibyte) };
    const refused = await app.post("/dashboard/AddDoctor/new", toFormData(large), ended);
    expect(refused.status).toBe(401);
    const page = await refused.text();
    expect(page.length).toBeLessThan(64 * kibibyte);
    expect(page).not.toContain("Nothing is lost.");
    await expectServed();
  });

  const longestForms: [what: string, group: GroupName, lists: string[]][] = [
    ["of 200 leaders", "leaders", ["items"]],
    [
      "of four full lists of insurers",
      "insurers",
      ["publicInsurers", "privateInsurers", "administrators", "schemes", "documents"],
    ],
  ];

  test.each(share(longestForms, 2))(
    "is carried through the sign-in and saved, even that %s in Hindi",
    async (_, group, lists) => {
      const place = `/dashboard/Hospital/${group}`;
      const rows = lists.map((list) => longestRows(group, list));
      const typed: Record<string, string> = Object.assign({ version: "0" }, ...rows);
      const ended = await endedSession();
      const before = residentMemory();
      const page = await (await app.post(place, toFormData(typed), ended)).text();
      expect(page).toContain("Nothing is lost.");
      const [, escaped = ""] = /name="resume" value="([^"]+)"/.exec(page) ?? [];
      const resume = escaped.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
      const signIn = await app.post("/signin?resume", toFormData({ ...admin, resume }), ended);
      expect(signIn.status).toBe(200);
      const form = await signIn.text();
      const kept = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      expect(Object.fromEntries(kept.map(([, name, value]) => [name, value]))).toMatchObject(typed);
      const [cookie = ""] = (signIn.headers.get("Set-Cookie") ?? "").split(";");
      const saved = await app.post(place, toFormData(typed), { Cookie: cookie });
      expect(saved.status).toBe(303);
      expect(residentMemory() - before).toBeLessThan(128 * mebibyte);
      await expectServed();
    },
    30_000,
  );

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
    const stranger = await app.post("/signin?resume", { ...admin, resume });
    expect(stranger.status).toBe(303);
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
  test("with an endless email are refused at once and leave nothing behind", async () => {
    const email = `${"x".repeat(60 * kibibyte)}@example.org`;
    await app.send("POST", "/api/v1/login", { email, password: "secret-words" });
    const before = residentMemory();
    for (let round = 0; round < rounds(60); round += 1) {
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

  test("with an email of 254 characters are heard", async () => {
    const email = `${"x".repeat(242)}@example.org`;
    expect((await app.post("/signin", { email, password: "wrong-words" })).status).toBe(401);
    expect((await app.post("/signin", { email: `x${email}`, password: "wrong" })).status).toBe(400);
  });
});
