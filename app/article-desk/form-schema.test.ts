import { expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { articleLinks } from "#app/library/groups.ts";
import { titleOfArticle } from "#app/words/article-titles.ts";
import { translationSchema } from "./form-schema.ts";

test.each(otherLocales)("what pages are called in %s can be saved as it is", (locale) => {
  const refused = articleLinks.flatMap(({ path }) => {
    const { linkTitle: link_title, ...titles } = titleOfArticle(locale, path) ?? {};
    const checked = translationSchema.safeParse({ ...titles, link_title, text: "…" });
    return checked.success ? [] : [path, ...checked.error.issues];
  });
  expect(refused).toEqual([]);
});
