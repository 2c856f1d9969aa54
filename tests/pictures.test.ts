import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { startAppForFile } from "./app.ts";

const app = await startAppForFile();

const pages = ["/", "/about", "/management", "/pictures", "/careers", "/doctors", "/Instagram"];

test.each([...pages, ...articleLinks.map(({ path }) => path)])(
  "no picture stands twice on %s, and each has its size and its words",
  async (path) => {
    // The walk through the hospital shows again what is a door further up.
    const html = (await (await app.get(path)).text()).replace(
      /<section aria-labelledby="gallery".*/s,
      "",
    );
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    const names = pictures.flatMap((tag) => /\/media\/([\w-]+)-\d+\.\w+\./.exec(tag)?.[1] ?? []);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const tag of pictures) expect(tag).toMatch(/ alt="[^"]*"/);
    for (const tag of pictures) expect(tag).toMatch(/ width="\d+" height="\d+"/);
    const sets = [...html.matchAll(/ srcset="([^"]+)"/gi)].map(([, set = ""]) => set.split(", "));
    const files = sets.filter(({ length }) => length > 1).flat();
    if (names.length > 0) expect(files).not.toEqual([]);
    for (const file of files) expect(file).toMatch(/-(\d+)\.[\w.]+ \1w$/);
  },
);

test.each(["/", "/about", "/management", "/careers", "/pictures/3", "/Chemotherapy"])(
  "the first kilobyte of %s names its largest picture",
  async (path) => {
    const html = await (await app.get(path)).text();
    const largest = /<source type="image\/avif" srcset="([^"]+)"[^>]*><img fetchpriority="high"/;
    const [, files = "none"] = largest.exec(html) ?? [];
    expect(html.slice(0, 1000)).toContain(`imagesrcset="${files}"`);
  },
);
