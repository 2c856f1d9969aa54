import { expect, test } from "vitest";
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

test("links to pages that are shown stay as they are", () => {
  const html = '<p>See <a href="/Urology">urology</a>.</p>';
  expect(withoutHiddenLinks(html, hidden)).toBe(html);
});
