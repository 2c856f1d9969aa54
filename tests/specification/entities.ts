import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody } from "../api/api.ts";
import { each, statements } from "./statement.ts";

const doctorTypes = {
  _id: "string",
  id: "string",
  name: "string",
  specialization: "string",
  hospital: "string",
  about: "string",
  qualification: "string",
  awards: "string",
  experience: "number",
  fees: "number",
  availability: "string",
  isAvailable: "boolean",
  isActive: "boolean",
  isdeleted: "boolean",
};

export const entities = statements("3 Entities", {
  ...each(
    Object.entries(doctorTypes),
    ([field, type]) => `a doctor has ${field}, a ${type}`,
    async ({ call }, [field, type]) => {
      for (const doctor of (await call("GET", "/doctors")).body)
        expect(typeof doctor[field]).toBe(type);
    },
  ),
  ...each(
    ["phone", "email"],
    (field) => `a doctor has contact.${field}`,
    async ({ call }, field) => {
      expect(typeof (await call("GET", "/doctors")).body[0].contact[field]).toBe("string");
    },
  ),
  "a doctor has image.url, /default.jpg when absent": async ({ call }) => {
    const { body } = await call("POST", "/doctor", doctorBody);
    expect(body.image).toEqual({ url: "/default.jpg" });
    await call("DELETE", `/doctor/${body._id}`);
  },
  ...each(
    ["hospitalSlots", "videoSlots"],
    (field) => `a doctor has ${field}, a list of time strings`,
    async ({ call }, field) => {
      const [doctor] = (await call("GET", "/doctors")).body;
      expect(doctor[field].length).toBeGreaterThan(0);
      for (const slot of doctor[field]) expect(slot).toMatch(/^\d\d:[03]0 [AP]M$/);
    },
  ),
  ...each(
    ["available", "unavailable"],
    (availability) => `a doctor may be ${availability}`,
    async ({ call }, availability) => {
      const { status, body } = await call("POST", "/doctor", { ...doctorBody, availability });
      expect([status, body.availability, body.isAvailable]).toEqual([
        201,
        availability,
        availability === "available",
      ]);
      await call("DELETE", `/doctor/${body._id}`);
    },
  ),
  "no other availability is taken": async ({ call }) => {
    const { status } = await call("POST", "/doctor", { ...doctorBody, availability: "maybe" });
    expect(status).toBe(400);
  },
  ...each(
    ["_id", "name", "position", "contact", "resumeLink", "createdAt"],
    (field) => `an application has ${field}`,
    async ({ call }, field) => {
      expect((await call("GET", "/careers")).body.applications[0]).toHaveProperty(field);
    },
  ),
  "an application's contact is e-mail and phone": async ({ call }) => {
    const { contact } = (await call("GET", "/careers")).body.applications[0];
    expect(Object.keys(contact).toSorted()).toEqual(["email", "phone"]);
  },
  "an application's createdAt is a time": async ({ call }) => {
    const { body } = await call("POST", "/career", { ...applicationBody, name: "Time Statement" });
    expect(Math.abs(Date.now() - Date.parse(body.application.createdAt))).toBeLessThan(60_000);
    await call("DELETE", `/career/${body.application._id}`);
  },
  ...each(
    ["_id", "category", "url"],
    (field) => `a link has ${field}`,
    async ({ call }, field) => {
      expect((await call("GET", "/social-links")).body.data[0]).toHaveProperty(field);
    },
  ),
  ...each(
    ["homeinsta", "mediainsta"],
    (category) => `a link of category ${category} can be added`,
    async ({ call }, category) => {
      const { status, body } = await call("POST", "/social-links", { ...linkBody, category });
      expect([status, body.data.category]).toEqual([201, category]);
      await call("DELETE", `/social-links/${body.data._id}`);
    },
  ),
  ...each(
    ["homestories", "homeyoutube", "mediayoutube", "mediayoutubelatest", "other"],
    (category) => `a link of category ${category} cannot be added`,
    async ({ call }, category) => {
      expect((await call("POST", "/social-links", { ...linkBody, category })).status).toBe(400);
    },
  ),
});
