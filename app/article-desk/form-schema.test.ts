import { expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { titlesIn } from "../../tests/article-titles.ts";
import { translationSchema } from "./form-schema.ts";

test.each(otherLocales)("what pages are called in %s can be saved as it is", (locale) => {
  const all = Object.entries(titlesIn(locale));
  const refused = all.flatMap(([path, { linkTitle: link_title, ...titles }]) => {
    const checked = translationSchema.safeParse({ ...titles, link_title, text: "…" });
    return checked.success ? [] : [path, ...checked.error.issues];
  });
  expect(refused).toEqual([]);
});
