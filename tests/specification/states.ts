import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody } from "../api/api.ts";
import type { Site } from "./site.ts";
import { each, statements } from "./statement.ts";

const doctors = async ({ call }: Site) => (await call("GET", "/doctors")).body;
const idOf = (record: { _id: string }) => record._id;

export const states = statements("4 States", {
  "a new doctor is in the list": async (site) => {
    const { body } = await site.call("POST", "/doctor", doctorBody);
    expect((await doctors(site)).map(idOf)).toContain(body._id);
    await site.call("DELETE", `/doctor/${body._id}`);
  },
  "an update replaces the doctor with the same _id": async (site) => {
    const { body } = await site.call("POST", "/doctor", doctorBody);
    const updated = await site.call("PUT", `/doctor/${body._id}`, {
      ...doctorBody,
      name: "Dr Other",
    });
    expect([updated.body._id, updated.body.name]).toEqual([body._id, "Dr Other"]);
    const stored = (await doctors(site)).filter((one: { _id: string }) => one._id === body._id);
    expect(stored.map((one: { name: string }) => one.name)).toEqual(["Dr Other"]);
    await site.call("DELETE", `/doctor/${body._id}`);
  },
  "a deletion removes by _id": async (site) => {
    const { body } = await site.call("POST", "/doctor", doctorBody);
    await site.call("DELETE", `/doctor/${body._id}`);
    expect((await doctors(site)).map(idOf)).not.toContain(body._id);
  },
  "a deleted doctor stays in the database as deleted": async (site) => {
    const { body } = await site.call("POST", "/doctor", doctorBody);
    await site.call("DELETE", `/doctor/${body._id}`);
    const row = site.database((sqlite) =>
      sqlite.prepare("SELECT is_deleted FROM doctors WHERE id = ?").pluck().get(body._id),
    );
    expect(row).toBe(1);
  },
  "a new link goes to the front": async ({ call }) => {
    const { body } = await call("POST", "/social-links", linkBody);
    expect((await call("GET", "/social-links")).body.data[0]._id).toBe(body.data._id);
    await call("DELETE", `/social-links/${body.data._id}`);
  },
  "a link is deleted by _id": async ({ call }) => {
    const { body } = await call("POST", "/social-links", linkBody);
    await call("DELETE", `/social-links/${body.data._id}`);
    expect((await call("GET", "/social-links")).body.data.map(idOf)).not.toContain(body.data._id);
  },
  "a new application is in the list, and a deleted one is not": async ({ call }) => {
    const { body } = await call("POST", "/career", { ...applicationBody, name: "State Statement" });
    const id = body.application._id;
    expect((await call("GET", "/careers")).body.applications.map(idOf)).toContain(id);
    await call("DELETE", `/career/${id}`);
    expect((await call("GET", "/careers")).body.applications.map(idOf)).not.toContain(id);
  },
  ...each(
    [
      { isActive: true, shown: true },
      { isActive: false, shown: false },
    ],
    ({ isActive }) => `a doctor with isActive ${isActive} is ${isActive ? "" : "not "}public`,
    async (site, { isActive, shown }) => {
      const { body } = await site.call("POST", "/doctor", { ...doctorBody, isActive });
      const public_ = (await site.call("GET", "/available-doctors")).body;
      expect(public_.map(idOf).includes(body._id)).toBe(shown);
      expect((await doctors(site)).map(idOf)).toContain(body._id);
      await site.call("DELETE", `/doctor/${body._id}`);
    },
  ),
  "a login that fails leaves one unauthenticated": async ({ app }) => {
    const visitor = app.visitor();
    await visitor.post("/signin", { email: "nobody@example.org", password: "x" });
    expect((await visitor.get("/dashboard")).headers.get("Location")).toMatch(/^\/signin/);
  },
});
