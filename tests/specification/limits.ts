import { expect } from "vitest";
import { each, statements } from "./statement.ts";

export const limits = statements("9 Limits", {
  ...each(
    [
      ["seven speciality cards", "/", 'section[aria-labelledby="specialities"] article', 7],
      ["six treatment cards", "/", 'section[aria-labelledby="treatments"] article', 6],
      ["four facilities", "/", 'section[aria-labelledby="facilities"] article', 4],
      ["twelve gallery photos", "/pictures", "main li img", 12],
      ["three carousel images", "/about", 'section[aria-label="Pictures of the hospital"] li', 3],
    ] as const,
    ([what]) => `there are ${what}`,
    async ({ page }, [, path, selector, count]) => {
      expect((await page(path)).all(selector)).toHaveLength(count);
    },
  ),
  "the default doctor image is /default.jpg": async ({ app }) => {
    const response = await app.get("/default.jpg");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  },
  ...each(
    ["40 beds", "6 ICU beds", "Sector 20", "Panchkula", "Haryana", "134117", "NABH accredited"],
    (words) => `the hospital's ${words} stands on the home page`,
    async ({ page }, words) => expect((await page("/")).text).toContain(words),
  ),
  "no page offers a booking form": async ({ page, call }) => {
    const [doctor] = (await call("GET", "/available-doctors")).body;
    for (const path of ["/", "/doctors", `/doctor/${doctor._id}`, "/Oncology"]) {
      const forms = (await page(path)).attributes("main form", "method");
      expect(forms.filter((method) => method?.toLowerCase() === "post")).toEqual([]);
    }
  },
});
