import { expect, test } from "vitest";
import { startAppForFile } from "./app/app.ts";

const app = await startAppForFile();

test.each(["/", "/about", "/management", "/careers", "/pictures/3", "/Chemotherapy"])(
  "the first kilobyte of %s names its largest picture",
  async (path) => {
    const html = await (await app.get(path)).text();
    const largest = /<source type="image\/avif" srcset="([^"]+)"[^>]*><img fetchpriority="high"/;
    const [, files = "none"] = largest.exec(html) ?? [];
    expect(html.slice(0, 1000)).toContain(`imagesrcset="${files}"`);
  },
);
