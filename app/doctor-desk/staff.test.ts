import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { file, filledIn, picture, toFormData } from "../../tests/forms/doctor-form.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const list = "/dashboard/AddDoctor";

const app = await startAppForFile();
const staff = await app.as(admin);

function uploads(): string[] {
  return readdirSync(join(app.dataDirectory, "uploads"));
}

/** The ids of the doctors with this name, from the staff's list. */
async function idsOf(name: string): Promise<string[]> {
  const html = await (await staff.get(`${list}?q=${encodeURIComponent(name)}`)).text();
  return [...html.matchAll(/AddDoctor\/([0-9a-f]{24})\/edit/g)].map(([, id = ""]) => id);
}

async function add(fields: Record<string, string | string[]>, photo?: File): Promise<string> {
  const response = await staff.post(`${list}/new`, toFormData(fields, photo));
  expect(response.status).toBe(303);
  const [id = ""] = await idsOf(String(fields.name));
  return id;
}

async function rejected(fields: Record<string, string | string[]>, photo?: File) {
  const before = uploads().length;
  const response = await staff.post(`${list}/new`, toFormData(fields, photo));
  expect(response.status).toBe(400);
  expect(await idsOf(String(fields.name).trim() || "nobody at all")).toEqual([]);
  return { html: await response.text(), stored: uploads().length - before };
}

test("a doctor added with a photo is on the website, with the photo", async () => {
  const photo = file(await picture("jpeg"), "me.jpg");
  const id = await add({ ...filledIn, name: "Dr Added Once" }, photo);
  const html = await (await app.get(`/doctor/${id}`)).text();
  expect(html).toContain("Dr Added Once");
  expect(html).toContain("₹1,50,000");
  const [path = ""] = /\/uploads\/[\w-]+-320\.webp/.exec(html) ?? [];
  const served = await app.get(path);
  expect(served.status).toBe(200);
  expect(served.headers.get("Content-Type")).toBe("image/webp");
  expect(served.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(served.headers.get("Content-Security-Policy")).toMatch(/sandbox/);
  expect(served.headers.get("Cache-Control")).toMatch(/immutable/);
});

test("after an addition the list says what happened, once", async () => {
  await staff.post(`${list}/new?q=Told`, toFormData({ ...filledIn, name: "Dr Told" }));
  expect(await (await staff.get(`${list}?q=Told`)).text()).toContain("Dr Told was added.");
  expect(await (await staff.get(`${list}?q=Told`)).text()).not.toContain("Dr Told was added.");
});

const wrong: [string, Record<string, string | string[]>, string][] = [
  ["no name", { name: "" }, "Name is required."],
  ["a blank name", { name: "   " }, "Name is required."],
  ["a long name", { name: "x".repeat(121) }, "Name must be at most 120 characters."],
  ["no speciality", { specialization: "" }, "Specialization is required."],
  ["no hospital", { hospital: "" }, "Hospital is required."],
  ["no text about the doctor", { about: "" }, "About is required."],
  ["too long a text", { about: "x".repeat(5001) }, "About must be at most 5,000 characters."],
  ["no qualification", { qualification: "" }, "Qualification is required."],
  ["no membership", { awards: "" }, "Member of is required."],
  ["no phone", { phone: "" }, "Phone number must be 10 digits."],
  ["nine digits", { phone: "981234567" }, "Phone number must be 10 digits."],
  ["letters in the phone", { phone: "98123x5678" }, "Phone number must be 10 digits."],
  ["no fees", { fees: "" }, "Fees must be a number."],
  ["fees in words", { fees: "many" }, "Fees must be a number."],
  ["negative fees", { fees: "-5" }, "Fees must be a number."],
  ["fees beyond reason", { fees: "10000001" }, "Fees must be at most ₹1,00,00,000."],
  ["no experience", { experience: "" }, "Experience must be a number."],
  ["months of experience", { experience: "9 months" }, "Experience must be a number."],
  ["more years than a life", { experience: "81" }, "Experience must be at most 80 years."],
  ["no email", { email: "" }, "Email format is not correct"],
  ["half an email", { email: "tara@" }, "Email format is not correct"],
  ["an unknown availability", { availability: "perhaps" }, "Availability is required."],
  ["no hospital slot", { hospital_slots: [] }, "Choose at least one hospital slot."],
  [
    "no video slot",
    { video_slots: [] },
    "Choose at least one video slot, or tick “No video calls”.",
  ],
  ["an unknown slot", { video_slots: ["07:00 AM"] }, "Unknown time slot."],
  [
    "a control character",
    { about: "a\u0007b" },
    "About contains characters that cannot be stored.",
  ],
];

test.each(share(wrong, 3))(
  "%s is rejected, and what was typed stays",
  async (_, change, message) => {
    const { html } = await rejected({ ...filledIn, name: "Dr Refused", ...change });
    expect(html).toContain(message);
    expect(html).toContain("<title>Error: Add Doctor</title>");
    expect(html).toContain("email" in change ? 'value="9812345678"' : 'value="tara@example.org"');
  },
);

test("each error is read with its field or group, beside the hint", async () => {
  const { html } = await rejected({
    ...filledIn,
    name: "Dr Refused",
    fees: "",
    hospital_slots: [],
  });
  const read = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids = ""]) =>
    ids.split(" "),
  );
  const errors = [...html.matchAll(/ id="([\w-]+-error)"/g)].map(([, id]) => id);
  expect(errors.length).toBeGreaterThan(1);
  expect(read).toEqual(expect.arrayContaining(errors));
  expect(
    read.filter((id) => id.startsWith(errors.at(-1)?.replace("-error", "") ?? "?")),
  ).toHaveLength(2);
});

const pasted = { phone: "+91 98765-43210", fees: "Rs 1,000/-", experience: "15+ years" };

test("numbers are understood as people paste them", async () => {
  const id = await add({ ...filledIn, name: "Dr Pasted", ...pasted });
  const html = await (await staff.get(`${list}/${id}/edit`)).text();
  for (const understood of ["9876543210", "1000", "15"]) {
    expect(html).toContain(`value="${understood}"`);
  }
});

test("a form that fails for something else shows the numbers as they were understood", async () => {
  const fields = { ...filledIn, name: "Dr Shown Back", ...pasted, email: "tara@" };
  const { html } = await rejected(fields);
  for (const understood of ["9876543210", "1000", "15"]) {
    expect(html).toContain(`value="${understood}"`);
  }
  expect(html).not.toMatch(/must be (?:10 digits|a number)/);
});

test("a number that is not understood comes back whole", async () => {
  const phone = "98765 43210 / 98765 43211";
  const { html } = await rejected({ ...filledIn, name: "Dr Two Numbers", phone, fees: "500-700" });
  expect(html).toContain(`value="${phone}"`);
  expect(html).toContain('value="500-700"');
  const [phoneField = ""] = /<input[^>]*name="phone"[^>]*>/.exec(html) ?? [];
  expect(phoneField).not.toMatch(/maxlength/i);
});

test("a range adds the slots in it, and video hours can be those of the hospital", async () => {
  const { hospital_slots: _, video_slots: __, ...others } = filledIn;
  const ranges = {
    hospital_slots_from: ["09:00 AM", "05:00 PM"],
    hospital_slots_to: ["12:00 PM", "07:00 PM"],
    video_as_hospital: "on",
  };
  const id = await add({ ...others, ...ranges, name: "Dr Two Ranges" });
  const closed = await (await staff.get(`${list}?q=Two+Ranges`)).text();
  expect(closed).toContain(`href="${list}?q=Two+Ranges&amp;open=${id}"`);
  expect(closed).not.toContain(filledIn.about);
  const html = await (await staff.get(`${list}?q=Two+Ranges&open=${id}`)).text();
  expect(html).toContain(filledIn.about);
  const slots = "9:00 AM–12:00 PM, 5:00–7:00 PM";
  expect(html).toContain(`Hospital Slots</dt><dd>${slots}</dd>`);
  expect(html).toContain(`Video Slots</dt><dd>${slots}</dd>`);
});

test("a doctor without video calls needs no video hours, and visitors read none", async () => {
  const fields = { ...filledIn, name: "Dr Without Video", no_video: "on", video_as_hospital: "on" };
  const id = await add(fields);
  const edit = await (await staff.get(`${list}/${id}/edit`)).text();
  expect(edit).toMatch(/<input(?=[^>]*name="no_video")[^>]*checked=""/);
  const profile = await (await app.get(`/doctor/${id}`)).text();
  expect(profile).toContain("Hospital hours");
  expect(profile).not.toContain("Video hours");
  const { videoSlots } = await (await app.get(`/api/v1/doctor/${id}`)).json();
  expect(videoSlots).toEqual([]);
  const { html } = await rejected({ ...fields, name: "Dr Refused", email: "tara@" });
  expect(html).toMatch(/<input(?=[^>]*name="no_video")[^>]*checked=""/);
});

test("a range is added to the slots that are ticked, and comes back as ticks", async () => {
  const fields = { ...filledIn, name: "Dr More Slots", phone: "12", video_slots: ["09:00 AM"] };
  const range = { video_slots_from: ["06:00 PM", ""], video_slots_to: ["07:00 PM", ""] };
  const { html } = await rejected({ ...fields, ...range });
  const ticked = [...html.matchAll(/name="video_slots" checked="" value="([^"]+)"/g)];
  expect(ticked.map(([, slot]) => slot)).toEqual(["09:00 AM", "06:00 PM", "06:30 PM"]);
  expect(html).toContain("<strong>9:00–9:30 AM, 6:00–7:00 PM</strong>");
});

test.each([
  ["without an end", "09:00 AM", ""],
  ["without a beginning", "", "12:00 PM"],
  ["that ends before it begins", "05:00 PM", "12:00 PM"],
])("a range %s is refused and stays in the form", async (_, from, to) => {
  const range = { hospital_slots_from: [from, ""], hospital_slots_to: [to, ""] };
  const { html } = await rejected({ ...filledIn, name: "Dr Half Range", ...range });
  expect(html).toContain("Hospital Slots: a range needs a beginning, and an end after it.");
  for (const time of [from, to].filter((one) => one)) {
    expect(html).toContain(`<option value="${time}" selected="">`);
  }
});

const photos: [string, () => Promise<File> | File, string][] = [
  ["a text", () => file("hello", "photo.png", "image/png"), "This file is not a photo."],
  [
    "an SVG",
    () =>
      file("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "a.png", "image/png"),
    "This file is not a photo.",
  ],
  [
    "half a JPEG",
    async () => {
      const whole = await picture("jpeg");
      return file(whole.subarray(0, whole.length / 2), "half.jpg");
    },
    "The photo is damaged.",
  ],
  [
    "27 megabytes",
    () => file(new Uint8Array(27_000_000), "big.jpg"),
    "The photo must be at most 25 MB.",
  ],
  [
    "20,000 by 20,000 pixels",
    async () => {
      // The header alone says so, with a checksum that is right.
      const bytes = await picture("png", 8, 8);
      for (const at of [16, 20]) bytes.writeUInt32BE(20_000, at);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      return file(bytes, "bomb.png", "image/png");
    },
    "The photo must have at most 64 megapixels.",
  ],
];

test.each(photos)(
  "%s for a photo is rejected, and what was typed stays",
  async (_, make, message) => {
    const { html, stored } = await rejected({ ...filledIn, name: "Dr Wrong Photo" }, await make());
    expect(html).toContain(message);
    expect(html).toContain('value="Dr Wrong Photo"');
    expect(stored).toBe(0);
  },
);

test("a good photo survives a form that failed for another field, or for another photo", async () => {
  const fields = { ...filledIn, name: "Dr Second Try" };
  const photo = file(await picture("png"), "me.png", "image/png");
  const { html } = await rejected({ ...fields, phone: "12" }, photo);
  const [, staged_photo = ""] = /name="staged_photo" value="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`/uploads/${staged_photo}-320.webp`);
  expect(html).toContain("The photo that you chose is kept.");
  const again = await rejected({ ...fields, staged_photo }, file(Buffer.from("No photo"), "a.jpg"));
  expect(again.html).toContain(`name="staged_photo" value="${staged_photo}"`);
  const id = await add({ ...fields, staged_photo });
  expect(await (await app.get(`/doctor/${id}`)).text()).toContain(`/uploads/${staged_photo}-`);
});

test("who takes a photo away takes it away also after a form that failed for another field", async () => {
  const name = "Dr No More Photo";
  const id = await add({ ...filledIn, name }, file(await picture("jpeg"), "1.jpg"));
  const path = `${list}/${id}/edit`;
  const fields = { ...filledIn, name, version: "1", remove_photo: "on" };
  const failed = await staff.post(path, toFormData({ ...fields, phone: "12" }));
  expect(failed.status).toBe(400);
  const html = await failed.text();
  expect(html).not.toContain("The photo that you chose is kept.");
  expect(html).toMatch(/name="remove_photo"[^>]* checked=""/);
  expect((await staff.post(path, toFormData(fields))).status).toBe(303);
  expect(await (await app.get(`/doctor/${id}`)).text()).not.toContain("/uploads/");
});

test("who chose no photo is not told of one that a colleague has chosen meanwhile", async () => {
  const name = "Dr Photographed Since";
  const id = await add({ ...filledIn, name });
  const fields = { ...filledIn, name, version: "1" };
  const photo = file(await picture("jpeg"), "1.jpg");
  await staff.post(`${list}/${id}/edit`, toFormData(fields, photo));
  const profile = await (await app.get(`/doctor/${id}`)).text();
  const [, key = ""] = /\/uploads\/([0-9a-f]{16})-/.exec(profile) ?? [];
  expect(key).not.toBe("");
  // The script shows the reply beside the doctor as the form has opened, and takes another photo for the choice.
  const late = await staff.post(`${list}/${id}/edit.data`, toFormData({ ...fields, fees: "700" }));
  expect(late.status).toBe(409);
  const reply = await late.text();
  expect(reply).toContain("staged_photo");
  expect(reply).not.toContain(key);
});

test("a form cannot take over the photo of another doctor", async () => {
  const owner = await add({ ...filledIn, name: "Dr Owner" }, file(await picture("webp"), "a.webp"));
  const html = await (await app.get(`/doctor/${owner}`)).text();
  const [, key = ""] = /\/uploads\/([0-9a-f]{16})-/.exec(html) ?? [];
  const thief = await add({ ...filledIn, name: "Dr Other", staged_photo: key });
  expect(await (await app.get(`/doctor/${thief}`)).text()).not.toContain(key);
});

test("a photo is upright and without the place where it was taken", async () => {
  const bytes = await sharp(await picture("jpeg", 900, 600))
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "30/1 41/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const id = await add({ ...filledIn, name: "Dr Turned" }, file(bytes, "turned.jpg"));
  const html = await (await app.get(`/doctor/${id}`)).text();
  const [path = ""] = /\/uploads\/[\w-]+-640\.webp/.exec(html) ?? [];
  const stored = await sharp(Buffer.from(await (await app.get(path)).arrayBuffer())).metadata();
  expect(stored).toMatchObject({ width: 640, height: 640 });
  expect(stored.exif).toBeUndefined();
  expect(stored.orientation).toBeUndefined();
});

test("a new photo replaces the old one, whose files stay for Undo, as those of a deleted doctor do", async () => {
  const id = await add({ ...filledIn, name: "Dr Photo" }, file(await picture("jpeg"), "1.jpg"));
  const before = uploads();
  const edit = { ...filledIn, name: "Dr Photo", version: "1" };
  const changed = toFormData(edit, file(await picture("jpeg"), "2.jpg"));
  expect((await staff.post(`${list}/${id}/edit`, changed)).status).toBe(303);
  const after = uploads();
  expect(after).toHaveLength(before.length + 7);
  expect((await staff.post(`${list}/${id}/delete`, {})).status).toBe(303);
  expect(uploads()).toEqual(after);
  expect((await app.get(`/doctor/${id}`)).status).toBe(404);
});

test("of two people who edit one doctor, the second sees both versions and can go on", async () => {
  const id = await add({ ...filledIn, name: "Dr Shared" });
  const first = toFormData({ ...filledIn, name: "Dr Shared", fees: "900", version: "1" });
  expect((await staff.post(`${list}/${id}/edit`, first)).status).toBe(303);
  const mine = { ...filledIn, name: "Dr Shared", fees: "700", version: "1" };
  const photo = file(await picture("jpeg"), "shared.jpg");
  const late = await staff.post(`${list}/${id}/edit`, toFormData(mine, photo));
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain("Somebody else saved this doctor while you were editing");
  expect(html).toMatch(/Fees<\/th><td>900<\/td><td>700/);
  expect(html).toContain('name="version" value="2"');
  expect(await (await app.get(`/doctor/${id}`)).text()).toContain("₹900");
  const [, staged_photo = ""] = /name="staged_photo" value="([^"]+)"/.exec(html) ?? [];
  const again = toFormData({ ...mine, staged_photo, version: "2" });
  expect((await staff.post(`${list}/${id}/edit`, again)).status).toBe(303);
  const profile = await (await app.get(`/doctor/${id}`)).text();
  expect(profile).toContain("₹700");
  expect((await app.get(`/uploads/${staged_photo}-320.webp`)).status).toBe(200);
  expect(profile).toContain(`/uploads/${staged_photo}-`);
});

test("the place in the list is kept through an edit", async () => {
  const id = await add({ ...filledIn, name: "Dr Kept Place" });
  const form = toFormData({ ...filledIn, name: "Dr Kept Place", version: "1" });
  const saved = await staff.post(`${list}/${id}/edit?q=Kept&page=1&open=${id}`, form);
  expect(saved.headers.get("Location")).toBe(`${list}?q=Kept&page=1&open=${id}#${id}`);
});

/** Follows a redirect as a browser does; returns the row of the doctor, and the rest of the page. */
async function followTo(saved: Response, id: string) {
  expect(saved.status).toBe(303);
  const place = saved.headers.get("Location") ?? "";
  expect(place).toMatch(new RegExp(`#${id}$`));
  const html = await (await staff.get(place.replace(/#.*/, ""))).text();
  const [row = ""] = new RegExp(`<tr id="${id}".*?</tr>`).exec(html) ?? [];
  return { place, html, row };
}

function viewOnWebsite(id: string): RegExp {
  return new RegExp(`<a href="/doctor/${id}"[^>]*>View on website`);
}

test("after an addition the doctor is in view and marked, on whatever page and in whatever order", async () => {
  const names = Array.from({ length: 26 }, (_, index) => `Dr Many ${index + 10}`);
  for (const name of names) {
    await staff.post(`${list}/new`, toFormData({ ...filledIn, name, hospital: "Many Beds" }));
  }
  const fields = { ...filledIn, name: "Dr Many 99", fees: "1" };
  const id = await staff
    .post(`${list}/new?q=Many&sort=-fees`, toFormData(fields))
    .then((saved) => /#(.*)$/.exec(saved.headers.get("Location") ?? "")?.[1] ?? "");
  const edited = toFormData({ ...fields, fees: "2", version: "1" });
  const saved = await staff.post(`${list}/${id}/edit?q=Many&sort=-fees`, edited);
  const { place, row, html } = await followTo(saved, id);
  expect(place).toContain("page=2");
  expect(row).toContain("Changed just now");
  expect(html).toContain("Dr Many 99 was updated.");
  expect(html).toMatch(viewOnWebsite(id));
  const again = await (await staff.get(place.replace(/#.*/, ""))).text();
  expect(again).not.toContain("Changed just now");
  expect(again).not.toMatch(viewOnWebsite(id));
});

test("a doctor who no longer matches the filter stays in view once, and a hidden one has no page", async () => {
  const id = await add({ ...filledIn, name: "Dr Filtered" });
  const filtered = "?q=Filtered&availability=available";
  const change = { availability: "unavailable" };
  const saved = await staff.post(`${list}/${id}/availability${filtered}`, change);
  const { row, html } = await followTo(saved, id);
  expect(row).toContain("Changed just now");
  expect(html).toContain("Dr Filtered is now unavailable.");
  expect(html).toMatch(viewOnWebsite(id));
  expect(await (await staff.get(list + filtered)).text()).toContain("No doctors found");
  const { is_active: _, ...hidden } = filledIn;
  const edit = toFormData({ ...hidden, name: "Dr Filtered", version: "2" });
  const after = await followTo(await staff.post(`${list}/${id}/edit`, edit), id);
  expect(after.html).toContain("Dr Filtered was updated. Visitors do not see this doctor.");
  expect(after.html).not.toMatch(viewOnWebsite(id));
});

test("after a deletion the list stands where the doctor stood", async () => {
  const [first = "", second = ""] = [
    await add({ ...filledIn, name: "Dr Gone 1" }),
    await add({ ...filledIn, name: "Dr Gone 2" }),
  ];
  const deleted = await staff.post(`${list}/${first}/delete?q=Dr+Gone`, {});
  expect(deleted.headers.get("Location")).toBe(`${list}?q=Dr+Gone#${second}`);
  const last = await staff.post(`${list}/${second}/delete?q=Dr+Gone`, {});
  expect(last.headers.get("Location")).toBe(`${list}?q=Dr+Gone`);
});

test("the list is filtered, sorted and searched by its address", async () => {
  const fields = { ...filledIn, specialization: "Sleep Medicine" };
  await add({ ...fields, name: "Dr Night", fees: "900", phone: "9811199999" });
  await add({ ...fields, name: "Dr Day", fees: "1000", availability: "unavailable" });
  const listed = async (query: string) => {
    const html = await (await staff.get(`${list}?${query}`)).text();
    return [...html.matchAll(/<strong>(Dr [^<]+)<\/strong>/g)].map(([, name]) => name);
  };
  // Each name is a second time in the words of its "More".
  const twice = (...names: string[]) => names.flatMap((name) => [name, name]);
  expect(await listed("specialization=Sleep+Medicine")).toEqual(twice("Dr Day", "Dr Night"));
  expect(await listed("q=sleep+med&sort=fees")).toEqual(twice("Dr Night", "Dr Day"));
  expect(await listed("q=sleep&availability=unavailable")).toEqual(twice("Dr Day"));
  expect(await listed("q=%2B91+98111+99999")).toEqual(twice("Dr Night"));
  expect(await listed("q=sleep&website=hidden&sort=nonsense")).toEqual([]);
  for (const word of ["urologist", "gurda", "kidney stone"]) {
    expect(await listed(`q=${word}`), word).toContain("Dr Alok Gupta (sample)");
  }
  expect(await listed("q=kidney+xyzzy")).toEqual([]);
});

test("the badge sets a doctor unavailable, and visitors see it at once", async () => {
  const id = await add({ ...filledIn, name: "Dr Badge" });
  expect(await (await app.get(`/doctor/${id}`)).text()).toContain(">Available<");
  await staff.post(`${list}/${id}/availability?q=Badge`, { availability: "unavailable" });
  expect(await (await app.get(`/doctor/${id}`)).text()).toContain(">Unavailable<");
});

test("without script the badge leads to a question, whose button sets the other state", async () => {
  const id = await add({ ...filledIn, name: "Dr Asked" });
  const page = await (await staff.get(`${list}/${id}/availability`)).text();
  expect(textOf(page)).toContain("Dr Asked is available. Set to unavailable");
  const [form = ""] = /<form(?=[^>]*method="post")(?:(?!<\/form>).)*Set to un.*?<\/form>/s.exec(
    page.slice(page.indexOf("<dialog")),
  ) ?? [""];
  expect(formFields(form)).toMatchObject({ availability: "unavailable" });
});

test("the list says which doctors are not on the website, and leads to no page of theirs", async () => {
  const { is_active: _, ...hidden } = filledIn;
  const [off, on] = [
    await add({ ...hidden, name: "Dr Badged Off" }),
    await add({ ...filledIn, name: "Dr Badged On" }),
  ];
  const rowsOf = async (id: string) => {
    const page = await (await staff.get(`${list}?q=Badged&open=${id}`)).text();
    return page.slice(page.indexOf("<tbody"));
  };
  const open = await rowsOf(off);
  expect(open).toContain(filledIn.about);
  expect(open).not.toMatch(viewOnWebsite(off));
  expect(await rowsOf(on)).toMatch(viewOnWebsite(on));
  expect(textOf(open)).toMatch(/Dr Badged Off Not on website/);
  expect(textOf(open)).not.toMatch(/Dr Badged On Not on website/);
});

test("a phone in the list dials the number that is shown, in India", async () => {
  await add({ ...filledIn, name: "Dr Dialled", phone: "9812300046" });
  expect(await (await staff.get(`${list}?q=Dialled`)).text()).toContain(
    '<a href="tel:+919812300046">9812300046</a>',
  );
});

test("the fields of the search show what the list is narrowed to, and all of it is one press away", async () => {
  const filters = { specialization: "General Medicine", availability: "available" };
  const asked = { q: "dr", ...filters, website: "shown", sort: "-fees" };
  const page = await (await staff.get(`${list}?${new URLSearchParams(asked)}`)).text();
  const forms = page.match(/<form\b.*?<\/form>/gs) ?? [];
  const searches = forms.filter((form) => form.includes('name="availability"><option'));
  expect(searches.map(formFields)).toEqual([asked, asked]);
  expect(page).not.toContain("No doctors found");
  const filtered = await (await staff.get(`${list}?availability=available`)).text();
  expect(filtered).toMatch(/<a href="\/dashboard\/AddDoctor"[^>]*>Show all</);
});

test("the heading of a column sorts by it from the first page on, and the other way round at the next press", async () => {
  const headings = async (query: string) => {
    const page = await (await staff.get(list + query)).text();
    return page.slice(page.indexOf("<thead"), page.indexOf("</thead>"));
  };
  expect(await headings("?page=2&sort=fees")).toMatch(
    /<th[^>]*aria-sort="ascending"[^>]*><a[^>]*href="[^"?]*\?sort=-fees"[^>]*>Fees/,
  );
  expect(await headings("?sort=-fees")).toMatch(
    /<th[^>]*aria-sort="descending"[^>]*><a[^>]*href="[^"?]*\?sort=fees"[^>]*>Fees/,
  );
});

test("who adds a doctor whom visitors do not see is told of no missing department", async () => {
  const { is_active: _, ...hidden } = filledIn;
  const fields = { ...hidden, name: "Dr Hidden Speciality", specialization: "Homoeopathics" };
  await staff.post(`${list}/new`, toFormData(fields));
  const page = await (await staff.get(list)).text();
  expect(page).toContain("Dr Hidden Speciality was added. Visitors do not see this doctor.");
  expect(page).not.toContain("No department has");
});

test("a doctor taken off the website is not found by visitors", async () => {
  const { is_active: _, ...hidden } = filledIn;
  const id = await add({ ...hidden, name: "Dr Off Site" });
  expect((await app.get(`/doctor/${id}`)).status).toBe(404);
  expect(await (await app.get("/doctors?q=Off+Site")).text()).toContain("No doctor matches");
});

test.each(["edit", "delete"])(
  "there is no page to %s a doctor who does not exist",
  async (page) => {
    const path = `${list}/0123456789abcdef01234567/${page}`;
    expect((await staff.get(path)).status).toBe(404);
    expect((await staff.post(path, { ...filledIn, version: "1" })).status).toBe(404);
  },
);

test("more than 25 doctors come in pages", async () => {
  const pageOf = async (query: string) =>
    (await (await staff.get(list + query)).text()).replaceAll("<!-- -->", "");
  expect(await pageOf("")).toMatch(/Page 1 of [2-9]/);
  expect(await pageOf("?page=99")).toMatch(/Page (\d) of \1/);
});

test("a doctor is saved without languages, and a colleague's are shown beside one's own", async () => {
  const fields = { ...filledIn, name: "Dr Languages", languages: "" };
  const id = await add(fields);
  const edit = `${list}/${id}/edit`;
  const mine = toFormData({ ...fields, languages: "Hindi", version: "1" });
  expect((await staff.post(edit, mine)).status).toBe(303);
  const theirs = toFormData({ ...fields, languages: "Urdu", version: "1" });
  const conflict = await staff.post(edit, theirs);
  expect(conflict.status).toBe(409);
  expect(await conflict.text()).toContain(
    '<th scope="row">Languages spoken</th><td>Hindi</td><td>Urdu</td>',
  );
});

test("staff who save a speciality that no department has are told, with the departments there are", async () => {
  const told = async (specialization: string) => {
    const fields = { ...filledIn, name: "Dr Told Department", specialization };
    await staff.post(`${list}/new`, toFormData(fields));
    return (await staff.get(list)).text();
  };
  expect(await told("Urology")).toMatch(/<a href="\/dashboard\/AddDoctor\/new"[^>]*>Add another/);
  for (const known of ["Obs & Gyn", "Children’s doctor", "Kids"]) {
    expect(await told(known)).not.toContain("No department has");
  }
  expect(await told("Child psychiatry")).toContain("No department has");
  expect(await told("Homoeopathy")).toMatch(
    /No department has “Homoeopathy”, so visitors find this doctor only in the list of doctors\. Departments are: General Medicine, /,
  );
  const [choose = ""] =
    /\/dashboard\/AddDoctor\/\w+\/department/.exec(await told("Homoeopathy")) ?? [];
  expect(textOf(await (await staff.get(choose)).text())).toContain(
    "Homoeopathy Department General Medicine",
  );
  expect((await staff.post(choose, { department: "/about" })).status).toBe(400);
  expect((await staff.post(choose, { department: "/Orthopaedic" })).status).toBe(303);
  expect(await (await app.get("/Orthopaedic")).text()).toContain("Dr Told Department");
  expect(await told("homoeopathy")).not.toContain("No department has");
});

test("a doctor's department is kept by whoever changes something else, also while it is hidden", async () => {
  const colleague = async (id: string, department: string) => {
    expect((await staff.post(`${list}/${id}/department`, { department })).status).toBe(303);
  };
  const readForm = async (id: string) => {
    const html = await (await staff.get(`${list}/${id}/edit`)).text();
    const { department = "", opened_department = "", version = "" } = formFields(html);
    return { html, fields: { ...filledIn, department, opened_department, version } };
  };
  const save = (id: string, fields: Record<string, string | string[]>) =>
    staff.post(`${list}/${id}/edit`, toFormData(fields));

  const [moved, stays] = [
    await add({ ...filledIn, name: "Dr Moved Specialist", specialization: "Sleep medicine" }),
    await add({ ...filledIn, name: "Dr Stays Specialist", specialization: "Sports medicine" }),
  ];
  await colleague(moved, "/Orthopaedic");
  const { fields } = await readForm(moved);
  expect(fields.department).toBe("/Orthopaedic");
  const specialization = "Sports medicine";
  const changed = { ...fields, name: "Dr Moved Specialist", specialization };
  expect((await save(moved, changed)).status).toBe(303);
  expect((await readForm(stays)).fields.department).toBe("");

  const stale = { ...(await readForm(stays)).fields, name: "Dr Stays Specialist", specialization };
  await colleague(moved, "/Urology");
  const other = await save(stays, { ...stale, department: "/Oncology" });
  expect(other.status).toBe(409);
  const conflict = await other.text();
  expect(conflict).toContain('<th scope="row">Department</th><td>Urology</td><td>Oncology</td>');
  expect(formFields(conflict)).toMatchObject({
    department: "/Oncology",
    opened_department: "/Urology",
  });
  expect((await save(stays, stale)).status).toBe(303);
  expect((await readForm(stays)).fields.department).toBe("/Urology");

  const tick = "/dashboard/Articles/Departments";
  const ticks = await (await staff.get(tick)).text();
  const ticked = [...ticks.matchAll(/name="departments"[^>]* checked=""[^>]* value="([^"]+)"/g)];
  const others = ticked.flatMap(([, name = ""]) => (name === "urology" ? [] : [name]));
  const { version = "" } = formFields(ticks);
  await staff.post(tick, toFormData({ version, departments: others }));
  const { html, fields: hidden } = await readForm(stays);
  expect(html).toContain(
    '<option value="/Urology" selected="">Urology, not on the website now</option>',
  );
  const again = { ...hidden, name: "Dr Stays Specialist", specialization };
  expect((await save(stays, again)).status).toBe(303);
  expect((await readForm(stays)).fields.department).toBe("/Urology");
});
