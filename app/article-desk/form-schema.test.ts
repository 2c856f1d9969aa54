import { expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { titlesIn } from "../../tests/pages/article-titles.ts";
import { ownPageTextSchema, translationSchema } from "./form-schema.ts";

test.each(otherLocales)("what pages are called in %s can be saved as it is", (locale) => {
  const all = Object.entries(titlesIn(locale));
  const refused = all.flatMap(([path, { linkTitle: link_title, ...titles }]) => {
    const checked = translationSchema.safeParse({ ...titles, link_title, text: "…" });
    return checked.success ? [] : [path, ...checked.error.issues];
  });
  expect(refused).toEqual([]);
});

test.each([
  [
    "Dr. Asha Verma sees children on Mondays. Bring the last report.",
    "Dr. Asha Verma sees children on Mondays.",
  ],
  [
    "We open at 9 a.m. and close at 5 p.m. on all days but Sunday. Call first.",
    "We open at 9 a.m. and close at 5 p.m. on all days but Sunday.",
  ],
  [
    "Some drops, e.g. those for glaucoma, are for life. Bring them.",
    "Some drops, e.g. those for glaucoma, are for life.",
  ],
  [
    "The clinic of Prof. Rao is in room No. 12. Ring the bell.",
    "The clinic of Prof. Rao is in room No. 12.",
  ],
  [
    "Welcome! Our eye clinic is on the second floor. Take the lift.",
    "Welcome! Our eye clinic is on the second floor.",
  ],
  ["Glasses.", "Glasses."],
  [
    "Is the operation of a cataract painful? No. It takes minutes.",
    "Is the operation of a cataract painful?",
  ],
])("a page of one's own that begins with “%s” is described by a whole sentence", (text, first) => {
  const texts = { title: "Eyes", text };
  expect(ownPageTextSchema.parse(texts).description).toBe(first);
});
