import { expect, test } from "vitest";
import { otherLocales, pathIn } from "#app/language/locale.ts";
import { articles, translationOf } from "../../tests/pages/compiled-library.ts";
import { share } from "../../tests/runner/rounds.ts";
import { withoutHiddenLinks } from "./without-hidden-links.ts";

const hidden = { "/Pediatrics": null, "/Oncology": null, "/Urology": "Urology" };
const children = '<a href="/Pediatrics">paediatrics</a>';

test.each([
  [`<p>Bring the card. Read more on our ${children} page.</p>`, "<p>Bring the card.</p>"],
  [`<p>Zinc is given too; see ${children}.</p>`, "<p>Zinc is given too.</p>"],
  [`<li>a fit (see ${children})</li>`, "<li>a fit</li>"],
  [`<p>Some see a doctor.</p>\n<p>See ${children}.</p>`, "<p>Some see a doctor.</p>\n"],
  [`<ul><li>${children}: from birth to 18.</li>\n<li>Fever</li></ul>`, "<ul><li>Fever</li></ul>"],
  [
    `<tr><th>A baby</th><td>${children}</td></tr>\n<tr><th>A knee</th><td>Bones</td></tr>`,
    "<tr><th>A knee</th><td>Bones</td></tr>",
  ],
  [
    `<ul>\n<li><a href="/Dengue">Dengue</a> is caught from mosquitoes.</li>\n<li><strong>${children}</strong> are two of many.</li>\n</ul>`,
    '<ul>\n<li><a href="/Dengue">Dengue</a> is caught from mosquitoes.</li>\n</ul>',
  ],
])("what only leads to a hidden page is left out: %s", (html, left) => {
  expect(withoutHiddenLinks(html, hidden)).toBe(left);
});

test.each([
  ['<p>Keep <a href="/Pediatrics">children</a> away.</p>', "<p>Keep children away.</p>"],
  [`<p>Our ${children} call you at once.</p>`, "<p>Our paediatrics call you at once.</p>"],
  [
    `<p>See ${children} and <a href="/Dengue">dengue</a>.</p>`,
    '<p>See paediatrics and <a href="/Dengue">dengue</a>.</p>',
  ],
])("other sentences stay, with plain words in place of the link: %s", (html, left) => {
  expect(withoutHiddenLinks(html, hidden)).toBe(left);
});

test.each([
  ["hi", "हाई बी.पी. की दवा लें। और पढ़ें: LINK।", "हाई बी.पी. की दवा लें।"],
  ["hi", "दवा ताले में रखें; पढ़ें: LINK।", "दवा ताले में रखें।"],
  ["hi", "न हो, तो तुरंत यहां पढ़ें: LINK।", "न हो, तो तुरंत यहां पढ़ें: बच्चे।"],
  ["pa", "ਪਾਣੀ ਲੈਣਾ ਪੈਂਦਾ ਹੈ; ਦੇਖੋ LINK।", "ਪਾਣੀ ਲੈਣਾ ਪੈਂਦਾ ਹੈ।"],
  ["hi", "पेट देखते हैं। बच्चों का इलाज हमारा LINK वाला विभाग करता है।", "पेट देखते हैं।"],
  ["hi", "हर्निया बंद हो जाता है। LINK के साथ मिलकर इलाज होता है।", "हर्निया बंद हो जाता है।"],
  ["hi", "कमजोरी आए (पढ़ें: LINK)", "कमजोरी आए"],
  ["hi", "LINK के बारे में पढ़ें, और खून देने वालों को पहले पूछें।", "बच्चे के बारे में पढ़ें, और खून देने वालों को पहले पूछें।"],
  ["pa", "ਹੱਡੀਆਂ ਬਿਠਾਉਂਦੇ ਹਨ। LINK ਦੀ ਟੀਮ ਵੀ ਨਾਲ ਹੁੰਦੀ ਹੈ।", "ਹੱਡੀਆਂ ਬਿਠਾਉਂਦੇ ਹਨ।"],
  ["pa", "ਦੌਰੇ LINK ਨੂੰ ਵੀ ਪੈਂਦੇ ਹਨ।", "ਦੌਰੇ बच्चे ਨੂੰ ਵੀ ਪੈਂਦੇ ਹਨ।"],
  ["pa", "ਕਾਰਡ ਲਿਆਓ। ਹੋਰ ਪੜ੍ਹੋ: LINK।", "ਕਾਰਡ ਲਿਆਓ।"],
] as const)("so it is in /%s: %s", (locale, text, left) => {
  const html = `<p>${text.replace("LINK", `<a href="/${locale}/Pediatrics">बच्चे</a>`)}</p>`;
  expect(withoutHiddenLinks(html, hidden, locale)).toBe(`<p>${left}</p>`);
});

test("links to pages that are shown stay as they are", () => {
  const html = '<p>See <a href="/Urology">urology</a>.</p>';
  expect(withoutHiddenLinks(html, hidden)).toBe(html);
});

test.each(share(otherLocales, 2))(
  "what English says only of a hidden page, /%s leaves out too",
  (locale) => {
    const left = share(articles, 3).flatMap((article) => {
      const ours = blocksOf(article);
      return blocksOf(translationOf(article, locale) ?? article).flatMap((theirs, at) => {
        const links = (ours[at] ?? "").matchAll(/<a href="(\/[A-Z]\w*)/g);
        return [...links]
          .map(([, path = ""]) => ({ [path]: null }))
          .filter((changes) =>
            isShorter(ours[at] ?? "", withoutHiddenLinks(ours[at] ?? "", changes)),
          )
          .filter((changes) => !isShorter(theirs, withoutHiddenLinks(theirs, changes, locale)))
          .map((changes) => `${pathIn(locale, article.path)}, ${Object.keys(changes)}: ${theirs}`);
      });
    });
    expect(left).toEqual([]);
  },
);

function blocksOf({ lead, body }: { lead: string; body: string }): string[] {
  return [...`${lead}\n${body}`.matchAll(/<(p|li|td)\b[^>]*>.*?<\/\1>/gs)].map(([block]) => block);
}

function isShorter(before: string, after: string): boolean {
  const [all, left] = [before, after].map((html) => html.replace(/<[^>]*>|\s/g, "").length);
  return (left ?? 0) < (all ?? 0);
}
