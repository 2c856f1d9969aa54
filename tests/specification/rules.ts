import { expect } from "vitest";
import { doctorBody, linkBody } from "../api/api.ts";
import { filledIn } from "../forms/doctor-form.ts";
import { share } from "../runner/rounds.ts";
import type { Site } from "./site.ts";
import { each, statements } from "./statement.ts";

const badPhone = "Phone number must be 10 digits.";
const badFees = "Fees must be a number.";
const badYears = "Experience must be a number.";
const badEmail = /^Email format is not correct \(e\.g\., \S+@\S+\)\.$/;
const badUrl = "Enter a valid URL (must start with http or https).";

const rejected: [field: string, typed: string, text: string | RegExp][] = [
  ["phone", "", badPhone],
  ["phone", "98000", badPhone],
  ["phone", "98000000012", badPhone],
  ["phone", "phone", badPhone],
  ["fees", "free", badFees],
  ["fees", "", badFees],
  ["fees", "-5", badFees],
  ["fees", "1.5", badFees],
  ["experience", "long", badYears],
  ["experience", "", badYears],
  ["experience", "2.5", badYears],
  ["email", "nobody", badEmail],
  ["email", "a@b", badEmail],
  ["email", "a b@example.org", badEmail],
  ["email", "", badEmail],
];

const required = [
  "name",
  "specialization",
  "hospital",
  "about",
  "qualification",
  "awards",
  "hospital_slots",
  "video_slots",
  "availability",
];

const slots = Array.from({ length: 20 }, (_, index) => {
  const minutes = 540 + index * 30;
  const hour = Math.floor(minutes / 60);
  const shown = String(((hour + 11) % 12) + 1).padStart(2, "0");
  return `${shown}:${minutes % 60 ? "30" : "00"} ${hour < 12 ? "AM" : "PM"}`;
});

async function sendDoctor(site: Site, change: Record<string, string | string[]>) {
  const page = await site.sendForm("/dashboard/AddDoctor/new", { ...filledIn, ...change }, "staff");
  return { status: page.status, error: (field: string) => page.texts(`#doctor-${field}-error`)[0] };
}

const inApi: [change: object, text: string | RegExp][] = [
  [{ contact: { ...doctorBody.contact, phone: "1" } }, badPhone],
  [{ fees: "free" }, badFees],
  [{ experience: "long" }, badYears],
  [{ contact: { ...doctorBody.contact, email: "nobody" } }, badEmail],
];

const doctorForm = statements("5 Doctor form", {
  ...each(
    rejected,
    ([field, typed]) => `${field} ‘${typed}’ is rejected`,
    async (site, [field, typed, text]) => {
      const { status, error } = await sendDoctor(site, { [field]: typed });
      expect(status).toBe(400);
      expect(error(field)).toMatch(text);
    },
  ),
  ...each(
    inApi,
    ([change]) => `the API rejects ${JSON.stringify(change)} in the same words`,
    async ({ call }, [change, text]) => {
      const { status, body } = await call("POST", "/doctor", { ...doctorBody, ...change });
      expect(status).toBe(400);
      expect(body.message).toMatch(text);
    },
  ),
  ...each(
    required,
    (field) => `${field} is required`,
    async (site, field) => {
      const { status, error } = await sendDoctor(site, {
        [field]: field.endsWith("slots") ? [] : " ",
      });
      expect(status).toBe(400);
      expect(error(field)).toMatch(/\S/);
    },
  ),
  "the image is not required": async (site) => {
    const { status } = await sendDoctor(site, { name: "Dr No Image" });
    expect(status).toBe(303);
    const doctors = (await site.call("GET", "/doctors")).body;
    const { _id } = doctors.find(({ name }: { name: string }) => name === "Dr No Image");
    await site.call("DELETE", `/doctor/${_id}`);
  },
  "the image must be an image file": async (site) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(filledIn)) {
      for (const one of [value].flat()) form.append(name, one);
    }
    form.append("photo", new File(["not a picture"], "x.txt", { type: "text/plain" }));
    const response = await site.app.send("POST", "/api/v1/doctor", form);
    expect(response.status).toBeGreaterThanOrEqual(400);
    const refused = await site.call("POST", "/doctor", apiForm("not a picture"));
    expect(refused.status).toBe(400);
  },
  "a chosen image has a preview with a remove control": async ({ view }) => {
    const page = await view("/dashboard/AddDoctor/new", { staff: true });
    await page.locator("dialog:modal").waitFor();
    await page.setInputFiles("dialog input[type=file]", "public/default.jpg");
    await page.getByAltText("Your choice").waitFor();
    await page.getByRole("button", { name: "Remove this photo" }).click();
    await expect.poll(() => page.getByAltText("Your choice").count()).toBe(0);
  },
  ...each(
    ["hospital_slots", "video_slots"],
    (list) => `${list} are chosen from the fixed list, several at a time`,
    async ({ staffPage }, list) => {
      const boxes = `dialog input[type="checkbox"][name="${list}"]`;
      expect((await staffPage("/dashboard/AddDoctor/new")).attributes(boxes, "value")).toEqual(
        slots,
      );
    },
  ),
  ...each(
    share(slots, 4),
    (slot) => `${slot} is a slot that is taken`,
    async ({ call }, slot) => {
      const sent = { ...doctorBody, hospitalSlots: [slot], videoSlots: [slot] };
      const { status, body } = await call("POST", "/doctor", sent);
      expect([status, body.videoSlots]).toEqual([201, [slot]]);
      await call("DELETE", `/doctor/${body._id}`);
    },
  ),
  ...each(
    ["08:30 AM", "07:00 PM", "09:15 AM", "9:00 AM", "13:00"],
    (slot) => `${slot} is no slot`,
    async ({ call }, slot) => {
      expect((await call("POST", "/doctor", { ...doctorBody, videoSlots: [slot] })).status).toBe(
        400,
      );
    },
  ),
});

function apiForm(file: string): FormData {
  const { contact, ...rest } = doctorBody;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contact, ...rest })) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("file", new File([file], "x.png", { type: "image/png" }));
  return form;
}

async function sendLink(site: Site, change: Record<string, string>) {
  const page = await site.sendForm("/dashboard/Links/new", { ...linkBody, ...change }, "staff");
  return { status: page.status, error: (field: string) => page.texts(`#link-${field}-error`)[0] };
}

const linkForm = statements("5 Link form", {
  "the category is required": async (site) => {
    const { status, error } = await sendLink(site, { category: "" });
    expect([status, error("category")]).toEqual([400, "Category is required."]);
  },
  ...each(
    ["", "ftp://example.org/a", "javascript:alert(1)", "//example.org"],
    (url) => `the URL ‘${url}’ is rejected`,
    async (site, url) => {
      const { status, error } = await sendLink(site, { url });
      expect([status, error("url")]).toEqual([400, badUrl]);
    },
  ),
  // The form completes it: decision 382.
  "the URL ‘example.org’ is rejected": async ({ call }) => {
    const { status, body } = await call("POST", "/social-links", {
      ...linkBody,
      url: "example.org",
    });
    expect([status, body.message]).toEqual([400, badUrl]);
  },
  ...each(
    [
      "http://example.org/a",
      "https://example.org/a",
      "http://localhost/a",
      "https://intranet/page",
    ],
    (url) => `the URL ${url}, which starts with http or https, is taken, or refused in other words`,
    async ({ call }, url) => {
      const { status, body } = await call("POST", "/social-links", { ...linkBody, url });
      if (status === 201) await call("DELETE", `/social-links/${body.data._id}`);
      else expect(body.message).not.toBe(badUrl);
    },
  ),
});

const other = statements("5 Other", {
  ...each(
    [80, 120, 300],
    (length) => `the search for doctors has no bound at ${length} characters`,
    async ({ call, fresh }, length) => {
      const name = `Dr ${"x".repeat(length - 3)}`.slice(0, 120);
      const { body } = await call("POST", "/doctor", { ...doctorBody, name });
      const { status, all } = await fresh(`/doctors?q=${encodeURIComponent(name)}`);
      await call("DELETE", `/doctor/${body._id}`);
      expect(status).toBe(200);
      expect(all("main article").length).toBeGreaterThan(0);
    },
  ),
  "what exceeds the bound of the server is said": async ({ fresh }) => {
    const { status, text } = await fresh(`/doctors?q=${"x".repeat(5000)}`);
    expect(status).toBeLessThan(500);
    expect(text).toMatch(/at most|too long|No doctor matches/i);
  },
});

export const rules = [...doctorForm, ...linkForm, ...other];
