import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as manifest from "../app/pictures/built-in.ts";
import { Picture, type PictureFile } from "../app/ui/picture.tsx";
import { camelCase, fileNames, files, type Kind, pictures } from "./pictures.ts";

const media = import.meta.dirname;
const served = join(media, "../public/media");
const exported: Record<string, PictureFile | string> = { ...manifest };

function servedFiles(name: string) {
  return fileNames(name, exported[camelCase(name)] as PictureFile);
}

const KB = 1024;
const budgets: Record<Kind, { upTo: number; bytes: number }> = {
  hero: { upTo: 800, bytes: 30 * KB },
  card: { upTo: 800, bytes: 20 * KB },
  room: { upTo: 800, bytes: 20 * KB },
  portrait: { upTo: 640, bytes: 12 * KB },
};

test("every picture has a master of at most 260 KB", () => {
  const masters = [...pictures.map(({ master }) => master), ...files.map(([, path]) => path)];
  const wrong = masters.filter((master) => {
    const path = join(media, master);
    return !existsSync(path) || (!master.startsWith("video/") && statSync(path).size > 260 * KB);
  });
  expect(wrong).toEqual([]);
});

test("every picture says what it shows, and no two say the same", () => {
  const silent = pictures.filter(({ alt }) => alt.trim().length < 20).map(({ name }) => name);
  const echoes = pictures.filter((one) =>
    pictures.some((other) => other !== one && other.alt.toLowerCase() === one.alt.toLowerCase()),
  );
  expect(silent).toEqual([]);
  expect(echoes.map(({ name }) => name)).toEqual([]);
});

test("no two pictures show the same", () => {
  const masters = pictures.map(({ master }) => master);
  expect(masters.filter((master, i) => masters.indexOf(master) !== i)).toEqual([]);
});

test("exactly the files of the manifest are served", () => {
  const ofPictures = pictures.flatMap(({ name }) => servedFiles(name));
  const others = files.map(([name]) => String(exported[camelCase(name)]).replace("/media/", ""));
  expect(readdirSync(served).sort()).toEqual([...ofPictures, ...others].sort());
});

test("a picture on a page asks only for files that exist, and waits until it is near", () => {
  for (const { name } of pictures) {
    const picture = exported[camelCase(name)] as PictureFile;
    const html = renderToStaticMarkup(createElement(Picture, { picture, sizes: "100vw" }));
    const asked = html.match(/[^/"\s]+\.(avif|webp)/g);
    expect(asked, name).toEqual(expect.arrayContaining(servedFiles(name)));
    expect(new Set(asked).size, name).toBe(servedFiles(name).length);
    expect(html).toContain('loading="lazy"');
  }
});

test("the picture that is seen first is fetched at once", () => {
  const picture = manifest.heroMedicine;
  const html = renderToStaticMarkup(
    createElement(Picture, { picture, sizes: "100vw", priority: true, alt: "" }),
  );
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt=""');
  expect(html).not.toContain("lazy");
});

test("pictures keep their byte budgets", () => {
  const heavy = pictures.flatMap(({ name, kind }) => {
    const { upTo, bytes } = budgets[kind];
    return servedFiles(name).filter((file) => {
      const width = Number(/-(\d+)\.\w+\.avif$/.exec(file)?.[1] ?? Number.POSITIVE_INFINITY);
      return width <= upTo && statSync(join(served, file)).size > bytes;
    });
  });
  expect(heavy).toEqual([]);
});

test("each hero video weighs at most 400 KB", () => {
  const videos = files.filter(([name]) => name.startsWith("hero-video"));
  const heavy = videos.filter(([, path]) => statSync(join(media, path)).size > 400 * KB);
  expect(videos).toHaveLength(2);
  expect(heavy).toEqual([]);
});

test("the social card and the picture of a doctor without a photograph are small enough to share", () => {
  expect(statSync(join(media, "../public/social-card.jpg")).size).toBeLessThan(200 * KB);
  expect(statSync(join(media, "../public/default.jpg")).size).toBeLessThan(16 * KB);
});
