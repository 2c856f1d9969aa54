import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { filmWithPlace, hidden } from "../../tests/files/film.ts";
import { picture } from "../../tests/forms/doctor-form.ts";
import { buttonIn } from "../../tests/forms/form-fields.ts";
import { fillPlaces } from "../../tests/forms/own-pictures.ts";
import { sendTile, tileFields } from "../../tests/forms/picture-form.ts";
import { toldAfter, undoAfter } from "../../tests/forms/send-again.ts";
import { openSetting, saveSetting } from "../../tests/forms/setting-form.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";
import { maxGallery, tabs } from "./tabs.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const photo = await picture("jpeg", 900, 560);
const mp4 = await filmWithPlace("mp4");
const plain = await sharp({ create: { width: 900, height: 560, channels: 3, background: "#c96" } })
  .jpeg()
  .toBuffer();
let staff: Visitor;

beforeAll(async () => {
  staff = await app.as(admin);
});

async function page(path: string): Promise<string> {
  return (await app.get(path)).text();
}

/** What the viewer shows, without the thumbnails behind it. */
async function viewer(number: number): Promise<string> {
  const html = await page(`/pictures/${number}`);
  return html.slice(html.indexOf("<dialog"), html.indexOf("</dialog>"));
}

async function undo(response: Response): Promise<void> {
  const html = await (await staff.get(response.headers.get("Location") ?? "")).text();
  const [, first, last] =
    /name="first" value="(\d+)".*?name="last" value="(\d+)"/s.exec(html) ?? [];
  const fields = { first: `${first}`, last: `${last}`, return: "/dashboard/Pictures" };
  expect((await staff.post("/dashboard/Undo", fields)).status).toBe(303);
}

test.each(share(tabs, 3).map(({ name }) => name))(
  "the tab %s is good HTML, and marked as current",
  async (tab) => {
    const html = await (await staff.get(`/dashboard/Pictures/${tab}`)).text();
    expect(await htmlProblems(html)).toEqual([]);
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*href="/dashboard/Pictures/${tab}"`));
  },
);

test("a photo of the gallery is replaced, seen at once, and back to the sample", async () => {
  const before = await viewer(2);
  expect(before).toContain("/media/reception-");
  expect(await page("/about")).toContain(". Pictures are illustrations.");
  const tab = async () => (await staff.get("/dashboard/Pictures/gallery")).text();
  const untouched = await tab();
  expect(textOf(untouched)).toContain("Pictures Gallery: 12 photos, 0 of them your own");
  expect(untouched).toMatch(/<a[^>]*href="\/pictures"[^>]*>View on website/);
  expect(textOf(untouched)).not.toContain("Back to the sample");
  const ends = [...untouched.matchAll(/<button[^>]* value="(-?\d+)"[^>]* disabled/g)];
  expect(ends.map(([, place]) => place)).toEqual(["-1", "12"]);
  const fields = await tileFields(staff, "gallery", "gallery-reception");
  const typed = {
    ...fields,
    title: "Our reception",
    alt: "The desk and two chairs",
    focus: "left",
  };
  const saved = await sendTile(staff, "gallery", typed, photo);
  expect(saved.status).toBe(303);
  expect(saved.headers.get("Location")).toBe("/dashboard/Pictures/gallery#gallery-reception");
  const told = textOf(await tab());
  expect(told).toContain("Our reception: saved. Visitors see it from now on.");
  expect(told).toContain("Pictures Gallery: 12 photos, 1 of them your own");
  const after = await viewer(2);
  expect(after).toMatch(
    /<img[^>]*src="\/uploads\/[0-9a-f]{16}-\d+.webp"[^>]*alt="The desk and two chairs"/,
  );
  expect(after).toMatch(/data-focus="left"/);
  expect(after).toContain("Our reception");
  expect(after).not.toMatch(/<small[^>]*>Illustration<\/small>/);
  expect(await viewer(1)).toMatch(/<small[^>]*>Illustration<\/small>/);
  expect(await page("/")).toContain("Our reception");
  const [file = ""] = /\/uploads\/[0-9a-f]{16}-360.avif/.exec(after) ?? [];
  expect((await app.get(file)).headers.get("Content-Type")).toBe("image/avif");
  const newest = await tileFields(staff, "gallery", "gallery-reception");
  const replaced = await sendTile(staff, "gallery", newest, plain);
  expect(await viewer(2)).not.toContain(file);
  await undo(replaced);
  expect(await viewer(2)).toContain(file);
  const screen = textOf(await tab());
  expect(screen).toContain("Back to the sample and its texts");
  const goBack = () => staff.post("/dashboard/Pictures/sample", { place: "gallery/reception" });
  expect((await goBack()).status).toBe(303);
  expect(await viewer(2)).toContain("/media/reception-");
  expect(await viewer(2)).toMatch(/<h2 id="title">Reception</);
  // Sent once more, as after a lost response.
  await undo(await goBack());
  expect(await viewer(2)).toContain(file);
  expect(await viewer(2)).toContain("Our reception");
});

test("the history tells it in words", async () => {
  const html = await (await staff.get("/dashboard/History")).text();
  const text = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain("the picture “Gallery, reception”");
  expect(text).toContain("The desk and two chairs");
  expect(text).not.toContain("photo_key");
});

test("a facility on the home page shows the photo that staff have given it", async () => {
  const card = async () =>
    /<li(?:(?!<\/li>).)*<img(?:(?!<\/li>).)*Operation theatre/s.exec(
      await (await app.get("/")).text(),
    )?.[0];
  expect(await card()).toContain("/media/");
  const fields = await tileFields(staff, "facilities", "facility-theatre");
  const saved = await sendTile(staff, "facilities", { ...fields, alt: "Our theatre" }, photo);
  expect(saved.status).toBe(303);
  expect(await card()).toContain("/uploads/");
  await undo(saved);
});

test("what is missing is said beside the tile, and the photo that came is kept, also when another is refused", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-ward");
  const refused = await sendTile(staff, "gallery", { ...fields, alt: " ", title: "वार्ड" }, photo);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Alternative text is required.");
  expect(html).toContain("वार्ड");
  expect(await htmlProblems(html)).toEqual([]);
  // What was made of the photo is kept, the file as it came is not.
  const files = readdirSync(join(app.dataDirectory, "uploads"));
  expect(files.filter((name) => name.endsWith(".part"))).toEqual([]);
  const [, key = ""] = /name="staged_photo" value="([^"]+)"/.exec(html) ?? [];
  const again = { ...fields, title: "वार्ड", alt: "Six beds", staged_photo: key };
  const other = await sendTile(staff, "gallery", again, Buffer.from("No photo"));
  expect(await other.text()).toContain(`name="staged_photo" value="${key}"`);
  expect((await sendTile(staff, "gallery", again)).status).toBe(303);
  expect(await page("/pictures")).toContain(`/uploads/${key}-360`);
});

test("a photo for a place that has gone meanwhile is not kept as it came", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-ward");
  const gone = { ...fields, place: "gallery/gone" };
  expect((await sendTile(staff, "gallery", gone, photo)).status).toBe(404);
  const files = readdirSync(join(app.dataDirectory, "uploads"));
  expect(files.filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("of two who save the same picture the second is shown what the first has saved", async () => {
  const fields = await tileFields(staff, "leaders", "leader-chairman");
  const first = await sendTile(staff, "leaders", { ...fields, alt: "Dr Rana, smiling" }, photo);
  expect(first.status).toBe(303);
  const second = await sendTile(
    staff,
    "leaders",
    { ...fields, alt: "Dr Rana in her clinic" },
    photo,
  );
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(html).toContain("Somebody else saved this picture");
  expect(html).toContain("Dr Rana, smiling");
  expect(html).toContain("Dr Rana in her clinic");
  expect(await page("/management")).toContain('alt="Dr Rana, smiling"');
});

test("a photo that is sent once more, as after a lost reply, is saved once, without a conflict and with Undo", async () => {
  const uploads = () => readdirSync(join(app.dataDirectory, "uploads")).length;
  const fields = await tileFields(staff, "gallery", "gallery-new");
  const added = { ...fields, title: "Garden", alt: "A neem tree" };
  expect((await sendTile(staff, "gallery", added, photo)).status).toBe(303);
  const stored = uploads();
  const again = await sendTile(staff, "gallery", added, photo);
  expect(await toldAfter(staff, again)).toBe("Garden: saved. Visitors see it from now on.");
  expect(uploads()).toBe(stored);
  expect((await sendTile(staff, "gallery", added, plain)).status).toBe(409);
  await undo(await sendTile(staff, "gallery", added, photo));
  expect(await page("/pictures")).not.toContain("Garden");
});

test("Undo is offered by the reply to a title that is sent once more, and not by one that changed nothing", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-pharmacy");
  const save = (title: string) => sendTile(staff, "gallery", { ...fields, title });
  for (const _ of ["first", "sent once more"]) expect((await save("Medicines")).status).toBe(303);
  await undo(await save("Medicines"));
  expect(await page("/pictures")).not.toContain("Medicines");
  expect((await undoAfter(staff, await save(fields.title ?? ""))).status).toBe(400);
});

test("of two who save the same photo of the gallery the second is shown every field that differs", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-laboratory");
  const theirs = { ...fields, title: "Lab, day", alt: "Two microscopes", focus: "left" };
  expect((await sendTile(staff, "gallery", theirs)).status).toBe(303);
  const yours = { ...fields, title: "Lab, night", alt: "An analyser", focus: "right" };
  const late = await sendTile(staff, "gallery", yours);
  expect(late.status).toBe(409);
  const text = textOf(await late.text());
  for (const said of ["Lab, day", "Two microscopes", "Left", "An analyser", "Right"]) {
    expect(text).toContain(said);
  }
});

test("a title that a colleague saved meanwhile is still shown after a form with a mistake", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-entrance");
  expect((await sendTile(staff, "gallery", { ...fields, title: "Our gate" })).status).toBe(303);
  const mistaken = { ...fields, title: "The gate", alt: " " };
  const refused = await (await sendTile(staff, "gallery", mistaken)).text();
  const [, tile = ""] = refused.split('id="gallery-entrance"');
  const [, seen_title = ""] = /name="seen_title" value="([^"]*)"/.exec(tile) ?? [];
  const again = { ...mistaken, alt: fields.alt ?? "", seen_title };
  const late = await sendTile(staff, "gallery", again);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("Our gate");
});

test("what a leader's photo shows in Hindi is heard on the English and the Hindi page", async () => {
  const shown = "सर्जन, मुस्कुराते हुए";
  const fields = await tileFields(staff, "leaders", "leader-surgery");
  const saved = await sendTile(staff, "leaders", { ...fields, alt: shown }, photo);
  expect(saved.status).toBe(303);
  expect(await page("/management")).toContain(`alt="${shown}"`);
  expect(await page("/hi/management")).toContain(`alt="${shown}"`);
  expect(await page("/pa/management")).not.toContain(shown);
});

test("a leader with a new name does not keep the portrait of the sample", async () => {
  const portrait = /\/media\/leader-2/;
  expect(await page("/management")).toMatch(portrait);
  const renamed = await saveSetting(staff, "Leaders", { "items.1.name": "Dr Meera Joshi" });
  expect(renamed.status).toBe(303);
  const tiles = await (await staff.get("/dashboard/Pictures/leaders")).text();
  const [, tile = ""] = tiles.split('id="leader-medical-director"');
  expect(tile).toContain("Dr Meera Joshi");
  expect(tiles).not.toMatch(portrait);
  expect(tile.slice(0, tile.indexOf("</li>"))).toContain("No picture yet");
  expect(await page("/management")).not.toMatch(portrait);
});

test("a leader who was removed comes back with the photo, also where the form was sent twice", async () => {
  const fields = await tileFields(staff, "leaders", "leader-quality");
  expect((await sendTile(staff, "leaders", fields, photo)).status).toBe(303);
  const portraits = async () => (await page("/management")).match(/src="\/uploads\/[^"]+"/g) ?? [];
  const before = await portraits();
  const form = Object.entries(await openSetting(staff, "Leaders"));
  const without = Object.fromEntries(form.filter(([name]) => !name.startsWith("items.3.")));
  await staff.post("/dashboard/Hospital/Leaders", without);
  const second = await staff.post("/dashboard/Hospital/Leaders", without);
  expect(await portraits()).toHaveLength(before.length - 1);
  expect((await undoAfter(staff, second)).status).toBe(303);
  expect(await portraits()).toEqual(before);
});

test("two titles that were typed at the same time do not overwrite each other", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-icu");
  expect((await sendTile(staff, "gallery", { ...fields, title: "ICU, day" })).status).toBe(303);
  const late = await sendTile(staff, "gallery", { ...fields, title: "ICU, night" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("ICU, day");
});

test("a photo as an iPhone stores it is added", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-ward");
  const heic = readFileSync(join(import.meta.dirname, "../../tests/files/turned-tiles.heic"));
  const response = await sendTile(staff, "gallery", fields, heic, "image/heic");
  expect(response.status).toBe(303);
  expect((await tileFields(staff, "gallery", "gallery-ward")).version).not.toBe(fields.version);
  const back = await staff.post("/dashboard/Pictures/sample", { place: "gallery/ward" });
  expect(back.status).toBe(303);
});

test("photos are added, moved and removed, and the counter follows", async () => {
  const fields = await tileFields(staff, "gallery", "gallery-new");
  const added = { ...fields, title: "Canteen", alt: "Long tables by a window" };
  const noFile = await sendTile(staff, "gallery", added);
  expect(noFile.status).toBe(400);
  expect(await noFile.text()).toContain("Choose a picture.");
  const response = await sendTile(staff, "gallery", added, photo);
  expect(response.status).toBe(303);
  expect(await page("/pictures/13")).toMatch(/>13(?:<!-- -->)?\/(?:<!-- -->)?13</);
  const item = (fields.place ?? "").slice("gallery/".length);
  const tiles = await (await staff.get("/dashboard/Pictures/gallery")).text();
  const up = { item, ...buttonIn(tiles, "Up Canteen") };
  for (const _ of ["first", "sent once more, as after a lost response"]) {
    const moved = await staff.post("/dashboard/Pictures/order", up);
    expect(moved.status).toBe(303);
  }
  const told = textOf(await (await staff.get("/dashboard/Pictures/gallery")).text());
  expect(told).toContain("Canteen: moved to place 12 of 13.");
  expect(await page("/pictures/12")).toContain("Canteen");
  const question = await (await staff.get(`/dashboard/Pictures/gallery/${item}/remove`)).text();
  expect(question).toContain("Canteen");
  const remove = `/dashboard/Pictures/gallery/${item}/remove`;
  await staff.post(remove, {});
  expect((await app.get("/pictures/13")).status).toBe(404);
  expect(await toldAfter(staff, await staff.get(remove))).toBe(
    "Canteen: removed from the gallery.",
  );
  expect(await toldAfter(staff, await staff.post(remove, {}))).toBe(
    "Canteen: removed from the gallery.",
  );
  await undo(await staff.post(remove, {}));
  expect(await page("/pictures/12")).toContain("Long tables by a window");
});

test("Undo is offered by the reply to a second press of Down too, and not by one that moved nothing", async () => {
  const gallery = async () => (await staff.get("/dashboard/Pictures/gallery")).text();
  const order = async () =>
    [...(await gallery()).matchAll(/<li id="gallery-(?!new)([\w-]+)"/g)].map(([, id]) => id);
  const before = await order();
  expect(before[0]).toBe("entrance");
  const { title: first } = await tileFields(staff, "gallery", "gallery-entrance");
  const down = { item: "entrance", ...buttonIn(await gallery(), `Down ${first}`) };
  await staff.post("/dashboard/Pictures/order", down);
  expect((await order()).slice(0, 2)).toEqual([before[1], "entrance"]);
  const again = await staff.post("/dashboard/Pictures/order", down);
  expect((await undoAfter(staff, again)).status).toBe(303);
  expect(await order()).toEqual(before);
  const fields = await tileFields(staff, "gallery", "gallery-ward");
  await sendTile(staff, "gallery", { ...fields, title: "Our beds" });
  const idle = await staff.post("/dashboard/Pictures/order", { item: "entrance", place: "-1" });
  expect(await toldAfter(staff, idle)).toContain("stays at place 1 of");
  expect((await undoAfter(staff, idle)).status).toBe(400);
});

test("of several photos in one form the good ones are added, each with what became of it", async () => {
  const address = "/dashboard/Pictures/gallery/add";
  const [, batch = ""] =
    /name="batch" value="(\w+)"/.exec(await (await staff.get(address)).text()) ?? [];
  const sendFrom = (first: number, ...files: File[]) => {
    const form = new FormData();
    form.append("batch", batch);
    form.append("first", String(first));
    for (const file of files) form.append("photo", file);
    return staff.post(address, form);
  };
  const send = (...files: File[]) => sendFrom(0, ...files);
  const files = [
    new File([photo as BlobPart], "front_gate.jpg"),
    new File(["hello"], "notes.txt"),
    new File([], "IMG_2.jpg"),
    new File([plain as BlobPart], "IMG_3.jpg"),
  ];
  const response = await send(...files);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(await htmlProblems(html)).toEqual([]);
  const text = textOf(html);
  expect(text).toContain("2 of 4 added to the gallery");
  expect(text).toContain("front_gate.jpg : added as Front gate");
  expect(text).toContain("notes.txt : not added. This file is not a photo.");
  expect(text).toContain("IMG_2.jpg : not added. The file “IMG_2.jpg” is empty");
  expect(text).toContain("IMG_3.jpg : added as Photo of the hospital");
  const gallery = async () => (await page("/pictures")).match(/Front gate|Photo of the hospital/g);
  const shown = await gallery();
  expect(new Set(shown)).toEqual(new Set(["Front gate", "Photo of the hospital"]));
  // As when the response is lost and the browser sends the form again.
  expect(textOf(await (await send(...files)).text())).toContain("2 of 4 added to the gallery");
  expect(await gallery()).toEqual(shown);
  // With script each comes in a form of its own.
  const last = await sendFrom(files.length, new File([photo as BlobPart], "back_gate.jpg"));
  expect(textOf(await last.text())).toContain("back_gate.jpg : added as Back gate");
  expect(await page("/pictures")).toContain("Back gate");
  expect(await gallery()).toEqual(shown);
  expect((await send()).status).toBe(400);
  expect((await send(...Array.from({ length: 13 }, () => files[1] as File))).status).toBe(400);
});

test("a hero of its own stands on the home page and in previews, without the sample's film", async () => {
  const sample = await tileFields(staff, "hero", "hero");
  expect((await sendTile(staff, "hero", { ...sample, focus: "left" })).status).toBe(303);
  expect(await page("/")).toMatch(/<video.*hero-video/s);
  const fields = await tileFields(staff, "hero", "hero");
  expect((await sendTile(staff, "hero", { ...fields, focus: "top-right" }, photo)).status).toBe(
    303,
  );
  const html = await page("/");
  const [, key] = /<link rel="preload" as="image"[^>]*\/uploads\/([0-9a-f]{16})-/.exec(html) ?? [];
  expect(html).not.toContain("<video");
  const [, card = ""] =
    /<meta property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  expect(card).toBe(`/uploads/${key}-card.jpg`);
  const sent = await app.get(card);
  expect(sent.headers.get("Content-Type")).toBe("image/jpeg");
  const { width, height } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("a film is sent, played in parts, and switched off, and one that came is kept when another is refused", async () => {
  const film = { place: "film", version: "0", film: "own" };
  const noFilm = await sendTile(staff, "film", film, photo, "video/mp4");
  expect(noFilm.status).toBe(400);
  expect(await noFilm.text()).toContain("This file is not a film.");
  const tile = async () => (await staff.get("/dashboard/Pictures/film")).text();
  const chosen = /<input[^>]*name="film"[^>]*checked=""[^>]*value="(\w+)"/;
  expect(chosen.exec(await tile())?.[1]).toBe("sample");
  for (const _ of ["first", "sent once more, as after a lost reply"]) {
    expect((await sendTile(staff, "film", film, mp4, "video/mp4")).status).toBe(303);
  }
  expect(chosen.exec(await tile())?.[1]).toBe("own");
  const [, src = ""] = /<source src="(\/uploads\/[^"#]+)#/.exec(await page("/")) ?? [];
  const whole = await app.get(src);
  expect(whole.headers.get("Content-Type")).toBe("video/mp4");
  const shown = Buffer.from(await whole.arrayBuffer());
  expect(shown.includes(hidden.place)).toBe(false);
  expect(await tile()).toContain(`<video src="${src}"`);
  const part = await app.get(src, { Range: "bytes=100-199" });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([
    206,
    `bytes 100-199/${shown.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(shown.subarray(100, 200));
  expect((await app.get(src, { Range: "bytes=999999-" })).status).toBe(416);
  expect(await (await app.get("/", { "Save-Data": "on" })).text()).not.toContain("<video");
  const off = await sendTile(staff, "film", { place: "film", version: "1", film: "none" });
  expect(off.status).toBe(303);
  expect(await page("/")).not.toContain("<video");
  expect(chosen.exec(await tile())?.[1]).toBe("none");
  const late = await sendTile(staff, "film", film, mp4, "video/mp4");
  expect(late.status).toBe(409);
  const [, staged_photo = ""] = /name="staged_photo" value="([^"]+)"/.exec(await late.text()) ?? [];
  const other = await sendTile(staff, "film", { ...film, staged_photo }, photo, "video/mp4");
  expect(await other.text()).toContain(`name="staged_photo" value="${staged_photo}"`);
  const without = { ...film, version: "2", film: "none", staged_photo };
  expect((await sendTile(staff, "film", without)).status).toBe(303);
  expect(await page("/")).not.toContain("<video");
});

test("a logo stands on every page, in the tab of browsers and on home screens", async () => {
  const logo = await sharp({ create: { width: 600, height: 300, channels: 4, background: "#a33" } })
    .png()
    .toBuffer();
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  );
  const named = { "favicon.ico": 32, "favicon.svg": 192, "apple-touch-icon.png": 192 };
  for (const name of Object.keys(named)) {
    const asked = await app.get(`/${name}`);
    expect(asked.headers.get("Location")).toMatch(/^\/icon(?:-180)?\.(?:ico|svg|png)$/);
    expect((await app.get(asked.headers.get("Location") ?? "")).status).toBe(200);
  }
  const fields = await tileFields(staff, "logo", "logo");
  const refused = await sendTile(staff, "logo", fields, svg, "image/svg+xml");
  expect(await refused.text()).toContain("An SVG file can carry scripts.");
  expect((await sendTile(staff, "logo", fields, logo, "image/png")).status).toBe(303);
  for (const path of ["/", "/about", "/no-such-page"]) {
    const html = await page(path);
    expect(html).toMatch(
      /<img src="\/uploads\/[0-9a-f]{16}-192.webp" width="88" height="44" alt=""/,
    );
    expect(html).toMatch(/<link rel="icon" href="\/uploads\/[0-9a-f]{16}-32.png"/);
    expect(html).not.toMatch(/\/media\/mark|favicon|\/icon\./);
  }
  for (const [name, size] of Object.entries(named)) {
    const asked = await app.get(`/${name}`);
    expect(asked.headers.get("Location")).toMatch(
      new RegExp(`^/uploads/[0-9a-f]{16}-${size}.png$`),
    );
  }
  const { icons } = await (await app.get("/manifest.webmanifest")).json();
  for (const { src, sizes } of icons) {
    const icon = await sharp(Buffer.from(await (await app.get(src)).arrayBuffer())).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
});

test("every picture of one's own, and the footer speaks of illustrations no more", async () => {
  expect(await page("/about")).toContain("Some pictures are illustrations.");
  await fillPlaces(app, plain);
  expect(await page("/about")).not.toContain("ictures are illustrations.");
  expect(await page("/about")).not.toContain("(illustration)");
  expect(await page("/")).not.toMatch(/<small[^>]*>Illustration<\/small>/);
  const checklist = await (await staff.get("/dashboard/Pictures/gallery")).text();
  expect(checklist).toContain("Twelve photos with your phone: 12 of 12 done");
  for (const path of ["/", "/management", "/pictures", "/pictures/2"]) {
    expect(await htmlProblems(await page(path))).toEqual([]);
  }
});

test.each([
  ["hero", { place: "nowhere" }],
  ["hero", { place: "gallery/unknown" }],
  ["hero", { place: "gallery/../x", is_new: "on" }],
  ["hero", { place: "leader/unknown", is_new: "on" }],
])("at a place that is none nothing is saved (%#)", async (tab, fields) => {
  expect(
    (await sendTile(staff, tab, { ...fields, version: "0", focus: "top" }, photo)).status,
  ).toBe(404);
});

test("an empty file and a claim of a gigabyte are refused in words", async () => {
  const fields = await tileFields(staff, "hero", "slideshow-1");
  const empty = await sendTile(staff, "hero", fields, new Uint8Array(0));
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain("The file “photo” is empty: it has 0 bytes.");
  const claim = await app.raw(
    `POST /dashboard/Pictures/hero HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1073741824\r\n\r\n`,
  );
  expect(claim).toMatch(/^HTTP\/1.1 413 /);
  expect(claim).toContain("What you sent is too large.");
});

test("places of the samples that visitors do not see are listed as without a photo", async () => {
  const tab = "/dashboard/Pictures/gallery";
  expect(await (await staff.get(tab)).text()).not.toContain("Places without a photo");
  const name = await saveSetting(staff, "identity", { name: "Shanti Nursing Home" });
  expect(name.status).toBe(303);
  const removed = await staff.post("/dashboard/Pictures/sample", { place: "gallery/corridor" });
  expect(removed.status).toBe(303);
  const html = await (await staff.get(tab)).text();
  const [seen = "", unseen = ""] = html.split("Places without a photo");
  expect(seen).toContain("Front gate");
  expect(seen).not.toContain('id="gallery-corridor"');
  expect(unseen).toContain('id="gallery-corridor"');
  expect(html).not.toContain("/media/corridor-");
  expect(textOf(html)).toContain("A corridor : not there yet.");
});

test("a full gallery says that it takes no more photos, neither one nor several", async () => {
  const ids = [...Array(maxGallery).keys()];
  storeSettings(app, {
    gallery: { items: ids.map((at) => ({ id: `ward-${at}`, title: "Ward" })) },
  });
  const fields = { place: "gallery/more", is_new: "on", version: "0", focus: "centre" };
  const one = await sendTile(staff, "gallery", { ...fields, title: "Ward", alt: "Beds" });
  const form = new FormData();
  form.append("batch", "f".repeat(24));
  form.append("first", "0");
  form.append("photo", new File([photo as BlobPart], "ward.jpg"));
  const several = await staff.post("/dashboard/Pictures/gallery/add", form);
  for (const response of [one, several]) {
    const full = `The gallery has ${maxGallery} photos. Remove one first.`;
    expect(textOf(await response.text())).toContain(full);
  }
});
