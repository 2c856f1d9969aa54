import { expect, test } from "vitest";
import { expire, linkBody, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";

const app = await startAppForFile();

/** What a call for staff returns to whoever carries these headers. */
async function statusFor(headers: Record<string, string>): Promise<number> {
  return (await app.get("/api/v1/careers", headers)).status;
}

test("a login returns a token and the person, and sets the cookie of the website", async () => {
  const response = await app
    .visitor()
    .send("POST", "/api/v1/login", { ...admin, rememberPassword: true });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [session, device] = response.headers.getSetCookie();
  expect(session).toMatch(/^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  expect(device).toMatch(/^device=[^;]+;.* HttpOnly; SameSite=Lax$/);
  const { token, user } = await response.json();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user).toEqual({ _id: user.id, id: user.id, name: "Administrator", email: admin.email });
});

test("a token lives for twelve hours, and for thirty days where it is to be remembered", async () => {
  const hoursOf = async (rememberPassword: boolean) => {
    await app.send("POST", "/api/v1/login", { ...admin, rememberPassword });
    return onDatabase(app, (sqlite) =>
      sqlite
        .prepare(
          "SELECT round((julianday(expires_at) - julianday(created_at)) * 24) FROM sessions WHERE kind = 'bearer' ORDER BY rowid DESC LIMIT 1",
        )
        .pluck()
        .get(),
    );
  };
  expect([await hoursOf(false), await hoursOf(true)]).toEqual([12, 30 * 24]);
});

test("an old client may sign in with a form", async () => {
  const response = await app.post("/api/v1/login", admin);
  expect(Object.keys(await response.json())).toEqual(["token", "user"]);
});

test.each([
  [{ email: admin.email, password: "wrong" }, 401, "Login failed"],
  [{ email: "nobody@example.org", password: "wrong" }, 401, "Login failed"],
  [{ email: " ", password: admin.password }, 400, "Please fill out all fields"],
  [{ email: admin.email }, 400, "Please fill out all fields"],
  [{ email: 5, password: ["x"] }, 400, "Please fill out all fields"],
  [{ ...admin, rememberPassword: 7 }, 400, "rememberPassword must be true or false."],
])("a login with %j is rejected", async (body, status, message) => {
  const response = await app.send("POST", "/api/v1/login", body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message });
  expect(response.headers.get("Set-Cookie")).toBeNull();
});

test("the token and the cookie each let staff in, also on the pages with the cookie", async () => {
  const { bearer, cookie } = await logIn(app);
  expect(await statusFor(bearer)).toBe(200);
  const small = bearer.Authorization?.replace("Bearer", "bearer") ?? "";
  expect(await statusFor({ Authorization: small })).toBe(200);
  expect(await statusFor(cookie)).toBe(200);
  expect((await app.get("/dashboard", cookie)).status).toBe(200);
});

test("the token is no cookie, and the cookie no token", async () => {
  const { bearer, cookie } = await logIn(app);
  const token = bearer.Authorization?.replace("Bearer ", "") ?? "";
  const inCookie = cookie.Cookie?.replace("session=", "") ?? "";
  const decoded = JSON.parse(Buffer.from(decodeURIComponent(inCookie), "base64").toString());
  expect(await statusFor({ Authorization: `Bearer ${decoded}` })).toBe(401);
  const asCookie = Buffer.from(JSON.stringify(token)).toString("base64");
  expect(await statusFor({ Cookie: `session=${encodeURIComponent(asCookie)}` })).toBe(401);
});

test("whoever sends a token is judged by it, whatever cookie comes along", async () => {
  const { cookie } = await logIn(app);
  for (const Authorization of [
    "Bearer wrong",
    "Bearer ",
    "Basic c3RhZmY6c2FtcGxl",
    "",
    "Bearer a b",
  ]) {
    expect(await statusFor({ ...cookie, Authorization })).toBe(401);
  }
});

test("a rejection for want of credentials says how to sign in", async () => {
  const response = await app.get("/api/v1/careers");
  expect(response.status).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(await response.json()).toEqual({ message: "Please sign in first." });
});

test("a sign-out ends the token and the cookie that it carries, and no others", async () => {
  const [mine, other] = [await logIn(app), await logIn(app)];
  const response = await app.send("POST", "/api/v1/logout", undefined, {
    ...mine.bearer,
    ...mine.cookie,
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("Set-Cookie")).toContain("session=; Max-Age=0");
  expect(await statusFor(mine.bearer)).toBe(401);
  expect(await statusFor(mine.cookie)).toBe(401);
  expect(await statusFor(other.bearer)).toBe(200);
  expect(await statusFor(other.cookie)).toBe(200);
});

test("reading the address of the sign-out ends nothing", async () => {
  const { bearer } = await logIn(app);
  expect((await app.get("/api/v1/logout", bearer)).status).toBe(405);
  expect(await statusFor(bearer)).toBe(200);
});

test("both sessions stand among the signed-in devices and can be ended there", async () => {
  const visitor = await app.as(admin);
  const response = await app
    .visitor()
    .send("POST", "/api/v1/login", admin, { "User-Agent": "Pager/1.0" });
  const { token } = await response.json();
  const page = await (await visitor.get("/dashboard/Devices")).text();
  expect(page.match(/Pager/g)?.length).toBeGreaterThanOrEqual(2);
  const ends = [...page.matchAll(/\/dashboard\/Devices\/([0-9a-f]{24})\/sign-out/g)];
  for (const [path] of ends) await visitor.post(path, {});
  expect(await statusFor({ Authorization: `Bearer ${token}` })).toBe(401);
});

test("a program that signs in again from its place is no stranger, and the record says how it came", async () => {
  const signIn = () =>
    app.visitor().send("POST", "/api/v1/login", admin, { "User-Agent": "Ledger/2.0" });
  await logIn(app);
  const strangeness = async () => {
    expect((await signIn()).status).toBe(200);
    return onDatabase(app, (sqlite) =>
      sqlite
        .prepare("SELECT is_unfamiliar FROM sessions WHERE device = 'Ledger' AND kind = 'cookie'")
        .pluck()
        .all(),
    );
  };
  expect(await strangeness()).toEqual([1]);
  expect((await strangeness()).toSorted()).toEqual([0, 1]);
  const recorded = () =>
    onDatabase(app, (sqlite) =>
      sqlite
        .prepare("SELECT DISTINCT detail FROM events WHERE detail LIKE 'Ledger%'")
        .pluck()
        .all(),
    );
  await expect.poll(recorded, { timeout: 20_000 }).toEqual(["Ledger, by the API"]);
});

test("a token that has expired lets nobody in, and ends nothing else", async () => {
  const { bearer, cookie } = await logIn(app);
  expire(app, bearer);
  expect(await statusFor(bearer)).toBe(401);
  expect(await (await app.get("/api/v1/careers", bearer)).json()).toEqual({
    message: "The token is not valid any more. Please sign in again.",
  });
  expect(await statusFor(cookie)).toBe(200);
});

test("another website can use neither the cookie nor the login of a visitor", async () => {
  const { bearer, cookie } = await logIn(app);
  const evil = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
  const add = (headers: Record<string, string>) =>
    app.send("POST", "/api/v1/social-links", linkBody, headers);
  const rejected = await add({ ...cookie, ...evil });
  expect(rejected.status).toBe(403);
  expect(Object.keys(await rejected.json())).toEqual(["message"]);
  expect((await add({ ...cookie, "Sec-Fetch-Site": "same-origin" })).status).toBe(201);
  expect((await add({ ...bearer, ...evil })).status).toBe(201);
  expect((await app.send("POST", "/api/v1/login", admin, evil)).status).toBe(403);
});

test("no response lets other websites read it", async () => {
  const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "PUT" };
  for (const response of [
    await app.get("/api/v1/doctors", headers),
    await app.send("OPTIONS", "/api/v1/doctor/x", undefined, headers),
    await app.send("OPTIONS", "/api/v1/doctor/x"),
  ]) {
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
});

test("too many wrong passwords are rejected for a while, on the page and in the API together", async () => {
  const guess = { email: "guessed@example.org", password: "wrong" };
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    statuses.push((await app.send("POST", "/api/v1/login", guess)).status);
    statuses.push((await app.post("/signin", guess)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const response = await app.send("POST", "/api/v1/login", guess);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await response.json()).message).toMatch(/^Too many attempts\. Please try again in \d/);
});
