import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody, logIn } from "../api/api.ts";
import { admin } from "../app/http.ts";
import { differs, each, statements } from "./statement.ts";

const id = "0".repeat(24);

const forStaff: [method: string, path: string, body?: unknown][] = [
  ["POST", "/doctor", doctorBody],
  ["PUT", `/doctor/${id}`, doctorBody],
  ["PUT", `/doctor/${id}/availability`, { availability: "available" }],
  ["DELETE", `/doctor/${id}`],
  ["POST", "/social-links", linkBody],
  ["DELETE", `/social-links/${id}`],
  ["GET", "/careers"],
  ["DELETE", `/career/${id}`],
];

const forAll = ["/", "/about", "/management", "/doctors", "/pictures", "/Instagram", "/careers"];

export const roles = statements("6 Roles", {
  ...each(
    forAll,
    (path) => `${path} is for the public`,
    async ({ page }, path) => expect((await page(path)).status).toBe(200),
  ),
  ...each(
    ["/doctors", "/available-doctors", "/social-links"],
    (path) => `GET ${path} needs no token`,
    async ({ call }, path) => expect((await call("GET", path, undefined, {})).status).toBe(200),
  ),
  "an application is sent without a token": async ({ call }) => {
    const sent = { ...applicationBody, name: "Role Statement" };
    const { status, body } = await call("POST", "/career", sent, {});
    expect(status).toBe(201);
    await call("DELETE", `/career/${body.application._id}`);
  },
  ...each(
    forStaff,
    ([method, path]) => `${method} ${path} needs a session`,
    async ({ call }, [method, path, body]) => {
      expect((await call(method, path, body, {})).status).toBe(401);
    },
  ),
  ...each(
    forStaff,
    ([method, path]) => `${method} ${path} takes the token as a bearer`,
    async ({ call }, [method, path, body]) => {
      const { status } = await call(method, path, body);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
      if (method !== "POST") return;
      const { data } = (await call("GET", "/social-links")).body;
      const added = data.find(({ url }: { url: string }) => url === linkBody.url);
      if (added) await call("DELETE", `/social-links/${added._id}`);
      const doctors = (await call("GET", "/doctors")).body;
      for (const one of doctors.filter(({ name }: { name: string }) => name === doctorBody.name)) {
        await call("DELETE", `/doctor/${one._id}`);
      }
    },
  ),
  "the availability is changed with the cookie alone and a JSON content type": async ({
    app,
    call,
  }) => {
    const { cookie } = await logIn(app);
    const { body } = await call("POST", "/doctor", doctorBody);
    const changed = await call(
      "PUT",
      `/doctor/${body._id}/availability`,
      { availability: "unavailable" },
      { ...cookie, Origin: app.origin },
    );
    expect([changed.status, changed.body.availability]).toEqual([200, "unavailable"]);
    await call("DELETE", `/doctor/${body._id}`);
  },
  "the footer shows its link to /dashboard to everyone": async ({ page }) => {
    expect((await page("/")).all('footer a[href="/dashboard"]')).toHaveLength(1);
  },
  "the website keeps the session in local storage under Bearer": differs(1, async ({ app }) => {
    const response = await app.post("/signin", admin);
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  }),
  "the token of a login is what the bearer header takes": async ({ app, call }) => {
    const { body } = await call("POST", "/login", admin, {});
    const headers = { Authorization: `Bearer ${body.token}` };
    expect((await app.send("GET", "/api/v1/careers", undefined, headers)).status).toBe(200);
  },
  ...each(
    ["/dashboard", "/dashboard/AddDoctor", "/dashboard/nothing"],
    (path) => `the guard redirects from ${path} to /signin`,
    async ({ fresh }, path) => expect((await fresh(path)).location).toMatch(/^\/signin/),
  ),
});
