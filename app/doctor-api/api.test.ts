import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { slots } from "#app/doctors/slots.ts";
import { doctorBody, logIn } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";

const app = await startAppForFile();
const staff = (await logIn(app)).bearer;

const { contact, hospitalSlots, videoSlots, ...plain } = doctorBody;
const flat = { ...plain, ...contact };

async function add(body: unknown, expected = 201) {
  const response = await app.send("POST", "/api/v1/doctor", body, staff);
  expect(response.status).toBe(expected);
  return response.json();
}

/** A form as the admin page of old clients sends it; pairs may repeat a name. */
function toForm(fields: object, ...more: Array<[string, string | Blob]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, value] of more) form.append(name, value);
  return form;
}

const slotsAsJson: Array<[string, string]> = [
  ["hospitalSlots", JSON.stringify(hospitalSlots)],
  ["videoSlots", JSON.stringify(videoSlots)],
];

async function photo(colour: string): Promise<Blob> {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: "image/jpeg" });
}

test("a doctor comes back as it was sent, with both names of its id", async () => {
  const response = await app.send("POST", "/api/v1/doctor", doctorBody, staff);
  expect(response.status).toBe(201);
  const { _id, id, ...doctor } = await response.json();
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(response.headers.get("Location")).toBe(`/api/v1/doctor/${id}`);
  expect(_id).toBe(id);
  expect(doctor).toEqual({
    ...doctorBody,
    isAvailable: true,
    isActive: true,
    isdeleted: false,
    image: { url: "/default.jpg" },
    sittings: [],
    absences: [],
    nextSitting: null,
  });
  const read = await app.get(`/api/v1/doctor/${id}`, staff);
  expect(await read.json()).toEqual({ _id, id, ...doctor });
});

test("phone and email may stand in contact or beside the other fields", async () => {
  expect((await add({ ...flat, hospitalSlots, videoSlots })).contact).toEqual(contact);
});

test.each<[string, unknown]>([
  ["a list in JSON", { ...doctorBody }],
  ["a JSON string in JSON", { ...doctorBody, ...Object.fromEntries(slotsAsJson) }],
  ["a JSON string in a form", toForm(flat, ...slotsAsJson)],
  [
    "fields with an index",
    toForm(
      flat,
      ["hospitalSlots[1]", "09:30 AM"],
      ["hospitalSlots[0]", "09:00 AM"],
      ["videoSlots[0]", "04:00 PM"],
    ),
  ],
  [
    "repeated fields",
    toForm(
      flat,
      ["hospitalSlots", "09:00 AM"],
      ["hospitalSlots", "09:30 AM"],
      ["videoSlots", "04:00 PM"],
    ),
  ],
])("slots can be sent as %s", async (_way, body) => {
  expect(await add(body)).toMatchObject({ hospitalSlots, videoSlots });
});

test("all twenty slots fit, in the order of the day", async () => {
  const doctor = await add({ ...doctorBody, hospitalSlots: slots.toReversed() });
  expect(doctor.hospitalSlots).toEqual(slots);
});

test("all twenty slots fit in a form too, each with its index", async () => {
  const indexed = slots.map((slot, at): [string, string] => [`hospitalSlots[${at}]`, slot]);
  expect(await add(toForm(flat, ["videoSlots[0]", "04:00 PM"], ...indexed))).toMatchObject({
    hospitalSlots: slots,
  });
});

test("experience and fees may be numbers or their digits", async () => {
  expect(await add({ ...doctorBody, experience: "7", fees: 650 })).toMatchObject({
    experience: 7,
    fees: 650,
  });
});

test.each([
  ["phone", "12345", "Phone number must be 10 digits."],
  ["phone", 9800000000, "Phone number must be 10 digits."],
  ["email", "nobody", "Email format is not correct (e.g., name@example.com)."],
  ["fees", "many", "Fees must be a number."],
  ["fees", 1.5, "Fees must be a number."],
  ["experience", "12 years", "Experience must be a number."],
  ["experience", null, "Experience must be a number."],
  ["name", "  ", "Name is required."],
  ["name", 5, "Name is required."],
  ["about", undefined, "About is required."],
  ["availability", "perhaps", "Availability is required."],
  ["hospitalSlots", [], "Choose at least one hospital slot."],
  ["hospitalSlots", ["08:00 AM"], "Unknown time slot."],
  ["videoSlots", "not JSON", "Choose at least one video slot."],
  ["isActive", "perhaps", "isActive must be true or false."],
])("%s %j is rejected with the text of the form", async (name, value, text) => {
  const response = await add({ ...flat, hospitalSlots, videoSlots, [name]: value }, 400);
  expect(response).toEqual({ message: text, errors: { [name]: [text] } });
});

test("everything that is missing is said at once", async () => {
  const { errors } = await add({}, 400);
  const { languages: _, ...required } = flat;
  const names = [...Object.keys(required), "hospitalSlots", "videoSlots"];
  expect(Object.keys(errors).sort()).toEqual(names.sort());
});

test("fields that nobody can set are ignored", async () => {
  const wishes = { _id: "a".repeat(24), isdeleted: true, version: 9, createdAt: "1999-01-01" };
  const doctor = await add({ ...doctorBody, ...wishes });
  expect(doctor._id).not.toBe(wishes._id);
  expect(doctor).not.toHaveProperty("version");
  expect((await app.get(`/api/v1/doctor/${doctor.id}`)).headers.get("ETag")).toBe('"1"');
});

test("a hidden doctor is in the list of all for staff alone, and never in that of the website", async () => {
  const { id } = await add({ ...doctorBody, isActive: false });
  const ids = async (path: string, headers = {}) =>
    (await (await app.get(path, headers)).json()).map((doctor: { id: string }) => doctor.id);
  expect(await ids("/api/v1/doctors", staff)).toContain(id);
  expect(await ids("/api/v1/doctors")).not.toContain(id);
  for (const list of ["doctors", "available-doctors"]) {
    const path = `/api/v1/${list}?per=100&q=test%20doctor`;
    expect(await ids(path, staff)).toHaveLength(
      (await ids(path.replace("per=100&", ""), staff)).length,
    );
    expect(await ids(path)).not.toContain(id);
  }
  expect(await ids("/api/v1/available-doctors", staff)).not.toContain(id);
  expect((await app.get(`/api/v1/doctor/${id}`)).status).toBe(404);
  expect((await app.get(`/api/v1/doctor/${id}`, staff)).status).toBe(200);
});

test("only staff get phone numbers and emails, and no cache keeps what they get", async () => {
  const { id } = await add(doctorBody);
  for (const path of ["/api/v1/doctors", "/api/v1/available-doctors", `/api/v1/doctor/${id}`]) {
    const theirs = await app.get(path, staff);
    expect(theirs.headers.get("Cache-Control")).toBe("no-store");
    if (!path.includes(id)) {
      const { headers } = await app.get(path, { ...staff, "Accept-Encoding": "gzip" });
      expect(headers.get("Content-Encoding")).toBe("gzip");
      expect(headers.get("Vary")).toBe("Authorization, Cookie, Accept-Encoding");
    }
    expect(await theirs.text()).toContain(contact.phone);
    const text = await (await app.get(path)).text();
    expect(text).toContain(id);
    expect(text).not.toMatch(/contact|98000000|@/);
  }
});

test("an update changes what was sent, and leaves isActive and the photo as they were", async () => {
  const form = toForm({ ...flat, isActive: false }, ...slotsAsJson, ["file", await photo("red")]);
  const doctor = await add(form);
  const response = await app.send(
    "PUT",
    `/api/v1/doctor/${doctor.id}`,
    { ...doctorBody, fees: 950 },
    staff,
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...doctor, fees: 950 });
});

test("languages are optional: left out of a new doctor they are empty, and of an update they stay", async () => {
  const { languages, ...without } = doctorBody;
  expect((await add(without)).languages).toBe("");
  const { id, ...doctor } = await add(doctorBody);
  expect(doctor.languages).toBe(languages);
  const path = `/api/v1/doctor/${id}`;
  const put = async (body: object) => (await app.send("PUT", path, body, staff)).json();
  expect((await put({ ...without, fees: 1 })).languages).toBe(languages);
  expect((await put({ ...doctorBody, languages: " Hindi,\r\nUrdu " })).languages).toBe(
    "Hindi, Urdu",
  );
  expect((await put({ ...doctorBody, languages: "" })).languages).toBe("");
  const tooLong = await put({ ...doctorBody, languages: "x".repeat(201) });
  expect(tooLong.errors.languages).toEqual(["Languages spoken must be at most 200 characters."]);
});

test("a new photo takes the place of the old one, and neither goes before its time in the trash", async () => {
  const doctor = await add(toForm(flat, ...slotsAsJson, ["file", await photo("red")]));
  const file = (url: string) => join(app.dataDirectory, url);
  expect(doctor.image.url).toMatch(/^\/uploads\/[0-9a-f]{16}-640\.webp$/);
  expect(existsSync(file(doctor.image.url))).toBe(true);

  const form = toForm(flat, ...slotsAsJson, ["file", await photo("blue")]);
  const updated = await (await app.send("PUT", `/api/v1/doctor/${doctor.id}`, form, staff)).json();
  expect(updated.image.url).not.toBe(doctor.image.url);
  expect((await app.get(updated.image.url)).status).toBe(200);
  expect(existsSync(file(doctor.image.url))).toBe(true);

  await app.send("DELETE", `/api/v1/doctor/${doctor.id}`, undefined, staff);
  expect(existsSync(file(updated.image.url))).toBe(true);
});

test("a file that is no photo is rejected, and so are two", async () => {
  const text = new Blob(["<svg/>"], { type: "image/png" });
  const rejection = await add(toForm(flat, ...slotsAsJson, ["file", text]), 400);
  expect(Object.keys(rejection.errors)).toEqual(["file"]);
  const two = toForm(flat, ...slotsAsJson, ["file", await photo("red")], ["file", text]);
  expect((await add(two, 400)).message).toBe("Only one photo can be sent.");
});

test("an update that comes too late for its version is rejected and leaves no photo behind", async () => {
  const { id } = await add(doctorBody);
  const path = `/api/v1/doctor/${id}`;
  const version = (await app.get(path)).headers.get("ETag") ?? "";
  const first = await app.send(
    "PUT",
    path,
    { ...doctorBody, fees: 1 },
    {
      ...staff,
      "If-Match": version,
    },
  );
  expect(first.status).toBe(200);
  const photos = readdirSync(join(app.dataDirectory, "uploads")).length;
  const form = toForm(flat, ...slotsAsJson, ["file", await photo("green")]);
  const late = await app.send("PUT", path, form, { ...staff, "If-Match": version });
  expect(late.status).toBe(412);
  expect(readdirSync(join(app.dataDirectory, "uploads"))).toHaveLength(photos);
  expect((await (await app.get(path)).json()).fees).toBe(1);
});

test("a doctor whom somebody has changed meanwhile is not deleted", async () => {
  const { id } = await add(doctorBody);
  const path = `/api/v1/doctor/${id}`;
  await app.send("PUT", path, { ...doctorBody, fees: 1 }, staff);
  const late = await app.send("DELETE", path, undefined, { ...staff, "If-Match": '"1"' });
  expect(late.status).toBe(412);
  expect((await late.json()).message).toContain("Somebody else has changed this doctor");
  expect((await (await app.get(path)).json()).fees).toBe(1);
  const known = { ...staff, "If-Match": '"2"' };
  expect((await app.send("DELETE", path, undefined, known)).status).toBe(200);
  expect((await app.get(path)).status).toBe(404);
});

test("of many updates for one version exactly one is saved", async () => {
  const { id } = await add(doctorBody);
  const headers = { ...staff, "If-Match": '"1"' };
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, fees) =>
      app.send("PUT", `/api/v1/doctor/${id}`, { ...doctorBody, fees }, headers),
    ),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([200, ...Array(29).fill(412)]);
});

test("availability can be set with the cookie alone, and saying it twice changes nothing", async () => {
  const { id } = await add(doctorBody);
  const { cookie } = await logIn(app);
  const path = `/api/v1/doctor/${id}`;
  for (const _ of ["once", "twice"]) {
    const body = { availability: "unavailable" };
    const response = await app.send("PUT", `${path}/availability`, body, cookie);
    expect(await response.json()).toMatchObject({
      id,
      availability: "unavailable",
      isAvailable: false,
    });
  }
  expect((await app.get(path)).headers.get("ETag")).toBe('"2"');
});

test("a deleted doctor is gone everywhere, and its id is returned", async () => {
  const { id } = await add(doctorBody);
  const path = `/api/v1/doctor/${id}`;
  const deleted = await app.send("DELETE", path, undefined, staff);
  expect(await deleted.json()).toEqual({ _id: id, id });
  const gone = [
    app.get(path),
    app.send("PUT", path, doctorBody, staff),
    app.send("PUT", `${path}/availability`, { availability: "available" }, staff),
    app.send("DELETE", path, undefined, staff),
  ];
  for (const response of await Promise.all(gone)) {
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Doctor not found" });
  }
  expect(await (await app.get("/api/v1/doctors")).text()).not.toContain(id);
});

test("lists are whole unless pages are asked for, and then lead from page to page", async () => {
  const all = await (await app.get("/api/v1/doctors")).json();
  expect(all.length).toBeGreaterThan(25);
  const collected: unknown[] = [];
  let next: string | undefined = "/api/v1/doctors?per=10";
  while (next) {
    const response: Response = await app.get(next);
    collected.push(...(await response.json()));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  expect(collected).toEqual(all);
});

test("a search keeps its words from page to page", async () => {
  const response = await app.get("/api/v1/available-doctors?q=test%20doctor&per=1");
  const [first] = await response.json();
  expect(first.name).toBe(doctorBody.name);
  expect(response.headers.get("Link")).toContain("q=test+doctor&per=1&page=2");
});

test("a list that has not changed returns 304", async () => {
  const first = await app.get("/api/v1/doctors");
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const etag = first.headers.get("ETag") ?? "";
  const again = await app.get("/api/v1/doctors", { "If-None-Match": etag });
  expect(again.status).toBe(304);
  await add(doctorBody);
  const changed = await app.get("/api/v1/doctors", { "If-None-Match": etag });
  expect(changed.status).toBe(200);
});
