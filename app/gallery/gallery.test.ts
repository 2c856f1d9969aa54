import { expect, test } from "vitest";
import { galleryWords } from "#app/words/gallery.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { type Photo, samplePhotos as photos, wordGallery } from "./photos.ts";

const app = await startAppForFile();

test("the gallery shows twelve pictures, each of which opens", async () => {
  const html = await (await app.get("/pictures")).text();
  const links = [...html.matchAll(/href="(\/pictures\/\d+)"/g)].map(([, path = ""]) => path);
  expect(links).toEqual(photos.map((_, index) => `/pictures/${index + 1}`));
  for (const path of links) expect((await app.get(path)).status).toBe(200);
});

test.each(["0", "13", "-1", "1.5", "01", "1e1", "first", "%20", "99999999999999999999"])(
  "there is no picture %s",
  async (number) => {
    const response = await app.get(`/pictures/${number}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("We cannot find this page");
  },
);

test("the address may be written with capitals, and names one page", async () => {
  for (const path of ["/Pictures", "/PICTURES/3"]) {
    const response = await app.get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      `rel="canonical" href="${app.origin}${path.toLowerCase()}"`,
    );
  }
});

test("each picture has a title and a counter of its own", async () => {
  const titles = new Set<string>();
  for (const number of photos.keys()) {
    const html = await (await app.get(`/pictures/${number + 1}`)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    expect(html.replaceAll("<!-- -->", "")).toContain(`>${number + 1}/12<`);
  }
  expect(titles.size).toBe(12);
});

test("a picture that is sent on is itself the preview, with what it shows", async () => {
  const previews = new Set<string>();
  for (const number of photos.keys()) {
    const html = await (await app.get(`/pictures/${number + 1}`)).text();
    const og = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    previews.add(og("image"));
    expect(og("description")).toBe(
      `${og("image:alt")}. Picture ${number + 1} of 12 from Morni Hospital.`,
    );
  }
  expect(previews.size).toBe(12);
});

test("gallery and viewer are good HTML", async () => {
  expect(await htmlProblems(await (await app.get("/pictures")).text())).toEqual([]);
  expect(await htmlProblems(await (await app.get("/pictures/3")).text())).toEqual([]);
});

test("the gallery and the home page say how many pictures of its own the hospital has", async () => {
  const [, photo] = photos;
  const wording = (count: number) =>
    wordGallery(
      Array.from({ length: count }, () => photo as Photo),
      galleryWords.en,
    );
  expect([1, 2, 5].map(wording)).toEqual([
    "The hospital in one picture",
    "The hospital in two pictures",
    "The hospital in 5 pictures",
  ]);
  expect(await (await app.get("/pictures")).text()).toContain(
    "A walk through the hospital, from the entrance to the rooms.",
  );
  const items = [{ id: "ward", title: "Ward" }];
  storeSettings(app, { gallery: { items }, charges: { items: [] } });
  for (const path of ["/", "/pictures"]) {
    const html = await (await app.get(path)).text();
    expect(html).toContain("The hospital in one picture");
    expect(html).not.toContain("walk through");
  }
  expect(textOf(await (await app.get("/")).text())).toContain("Pictures See the hospital");
});

test("in Hindi what the hospital has written stays in its own words, and is said to be English", async () => {
  storeSettings(app, { gallery: { items: [{ id: "ward", title: "Our sunny ward" }] } });
  for (const path of ["/hi/pictures", "/hi/pictures/1"]) {
    const html = await (await app.get(path)).text();
    expect(html).toContain('<span lang="en">Our sunny ward</span>');
    expect(html).toContain("अस्पताल की एक तस्वीर");
  }
  expect(await (await app.get("/hi/pictures/1")).text()).toContain("वार्ड के तीन बेड");
  expect((await app.get("/hi/pictures/2")).status).toBe(404);
});
