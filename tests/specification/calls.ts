import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody } from "../api/api.ts";
import { admin } from "../app/http.ts";
import { picture } from "../forms/doctor-form.ts";
import type { Site } from "./site.ts";
import { each, statements } from "./statement.ts";

async function added(site: Site, work: (id: string) => Promise<unknown>): Promise<void> {
  const { body } = await site.call("POST", "/doctor", doctorBody);
  await work(body._id);
  await site.call("DELETE", `/doctor/${body._id}`);
}

/** A doctor as the admin form of the specification sends it. */
function multipart(slots: "string" | "indexed", photo?: Buffer): FormData {
  const { contact, hospitalSlots, videoSlots, ...rest } = doctorBody;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...rest, ...contact }))
    form.append(name, `${value}`);
  for (const [name, list] of Object.entries({ hospitalSlots, videoSlots })) {
    if (slots === "string") form.append(name, JSON.stringify(list));
    else for (const [index, slot] of list.entries()) form.append(`${name}[${index}]`, slot);
  }
  if (photo)
    form.append("file", new File([photo as BlobPart], "photo.jpg", { type: "image/jpeg" }));
  return form;
}

const multipartFields = [
  "name",
  "specialization",
  "hospital",
  "about",
  "qualification",
  "awards",
  "experience",
  "availability",
  "fees",
] as const;

export const calls = statements("7 Calls", {
  "POST /login with e-mail, password and rememberPassword returns token and user": async ({
    call,
  }) => {
    const { status, body } = await call("POST", "/login", { ...admin, rememberPassword: true }, {});
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{40,}$/);
    expect(body.user.email).toBe(admin.email);
  },
  "POST /login sets credentials too": async ({ call }) => {
    const { headers } = await call("POST", "/login", admin, {});
    expect(headers.get("Set-Cookie")).toMatch(/session=/);
  },
  "GET /doctors returns a list of doctors": async ({ call }) => {
    const { status, body } = await call("GET", "/doctors");
    expect([status, Array.isArray(body)]).toEqual([200, true]);
  },
  "GET /available-doctors returns the list that home and the doctor list show": async ({
    call,
    fresh,
  }) => {
    const { body } = await call("GET", "/available-doctors", undefined, {});
    const shown = (await fresh("/doctors")).all("main article");
    expect(body.length).toBe(shown.length);
  },
  "GET /doctor/{id} returns a doctor": async (site) => {
    await added(site, async (id) => {
      const { status, body } = await site.call("GET", `/doctor/${id}`, undefined, {});
      expect([status, body._id, body.name]).toEqual([200, id, doctorBody.name]);
    });
  },
  "POST /doctor returns the created doctor": async ({ call }) => {
    const { status, body } = await call("POST", "/doctor", doctorBody);
    expect([status, body.name]).toEqual([201, doctorBody.name]);
    await call("DELETE", `/doctor/${body._id}`);
  },
  "PUT /doctor/{id} returns the updated doctor with _id": async (site) => {
    await added(site, async (id) => {
      const { status, body } = await site.call("PUT", `/doctor/${id}`, { ...doctorBody, fees: 1 });
      expect([status, body._id, body.fees]).toEqual([200, id, 1]);
    });
  },
  "PUT /doctor/{id}/availability takes {availability} and returns the updated doctor": async (
    site,
  ) => {
    await added(site, async (id) => {
      const sent = { availability: "unavailable" };
      const { status, body } = await site.call("PUT", `/doctor/${id}/availability`, sent);
      expect([status, body._id, body.availability]).toEqual([200, id, "unavailable"]);
    });
  },
  "DELETE /doctor/{id} returns the id": async ({ call }) => {
    const { body } = await call("POST", "/doctor", doctorBody);
    const deleted = await call("DELETE", `/doctor/${body._id}`);
    expect([deleted.status, deleted.body._id]).toEqual([200, body._id]);
  },
  "GET /social-links returns a data list": async ({ call }) => {
    const { status, body } = await call("GET", "/social-links", undefined, {});
    expect([status, Array.isArray(body.data)]).toEqual([200, true]);
  },
  "POST /social-links takes {category, url} and returns data": async ({ call }) => {
    const { status, body } = await call("POST", "/social-links", linkBody);
    expect([status, body.data.url]).toEqual([201, linkBody.url]);
    await call("DELETE", `/social-links/${body.data._id}`);
  },
  "DELETE /social-links/{id} deletes": async ({ call }) => {
    const { body } = await call("POST", "/social-links", linkBody);
    expect((await call("DELETE", `/social-links/${body.data._id}`)).status).toBe(200);
  },
  "POST /career takes name, position, contact and resumeLink, and returns the application": async ({
    call,
  }) => {
    const { status, body } = await call(
      "POST",
      "/career",
      { ...applicationBody, name: "Call" },
      {},
    );
    expect([status, body.application.name]).toEqual([201, "Call"]);
    await call("DELETE", `/career/${body.application._id}`);
  },
  "GET /careers returns applications": async ({ call }) => {
    const { status, body } = await call("GET", "/careers");
    expect([status, Array.isArray(body.applications)]).toEqual([200, true]);
  },
  "GET /career/{id} returns application": async ({ call }) => {
    const [first] = (await call("GET", "/careers")).body.applications;
    const { status, body } = await call("GET", `/career/${first._id}`);
    expect([status, body.application]).toEqual([200, first]);
  },
  "DELETE /career/{id} deletes": async ({ call }) => {
    const { body } = await call("POST", "/career", { ...applicationBody, name: "Deleted Call" });
    expect((await call("DELETE", `/career/${body.application._id}`)).status).toBe(200);
  },
  ...each(
    multipartFields,
    (field) => `POST /doctor as multipart stores ${field}`,
    async ({ call }, field) => {
      const { status, body } = await call("POST", "/doctor", multipart("string"));
      expect([status, String(body[field])]).toEqual([201, String(doctorBody[field])]);
      await call("DELETE", `/doctor/${body._id}`);
    },
  ),
  "POST /doctor as multipart stores phone and e-mail": async ({ call }) => {
    const { body } = await call("POST", "/doctor", multipart("string"));
    expect(body.contact).toEqual(doctorBody.contact);
    await call("DELETE", `/doctor/${body._id}`);
  },
  "POST /doctor as multipart stores file as the image": async ({ app, call }) => {
    const { body } = await call("POST", "/doctor", multipart("string", await picture("jpeg")));
    expect(body.image.url).toMatch(/^\/uploads\//);
    expect((await app.get(body.image.url)).status).toBe(200);
    await call("DELETE", `/doctor/${body._id}`);
  },
  ...each(
    ["hospitalSlots", "videoSlots"] as const,
    (list) => `on create ${list} is one JSON string`,
    async ({ call }, list) => {
      const { body } = await call("POST", "/doctor", multipart("string"));
      expect(body[list]).toEqual(doctorBody[list]);
      await call("DELETE", `/doctor/${body._id}`);
    },
  ),
  ...each(
    ["hospitalSlots", "videoSlots"] as const,
    (list) => `on update ${list} is ${list}[i]`,
    async (site, list) => {
      await added(site, async (id) => {
        const { status, body } = await site.call("PUT", `/doctor/${id}`, multipart("indexed"));
        expect([status, body[list]]).toEqual([200, doctorBody[list]]);
      });
    },
  ),
  "an about text with line breaks is taken as multipart": async ({ call }) => {
    const form = multipart("string");
    form.set("about", "One\r\nTwo");
    const { status, body } = await call("POST", "/doctor", form);
    expect([status, body.about.split(/\r?\n/)]).toEqual([201, ["One", "Two"]]);
    await call("DELETE", `/doctor/${body._id}`);
  },
  ...each(
    ["tel:", "mailto:"],
    (scheme) => `${scheme} is a plain link`,
    async ({ page }, scheme) => {
      expect((await page("/")).all(`a[href^="${scheme}"]`).length).toBeGreaterThan(0);
    },
  ),
  "reels are embedded by their identifier": async ({ page }) => {
    const [frame = ""] = (await page("/Instagram")).attributes("iframe", "src");
    const [link] = (await page(frame)).attributes("a", "href");
    expect(link).toMatch(/^https:\/\/www\.instagram\.com\/reel\/[\w-]+\/embed$/);
  },
});
