import { type Locale, pathIn } from "#app/language/locale.ts";
import type { LinkChanges } from "#app/pages/shown-links.ts";

// Around the words of a hidden link: no compiled text has these letters.
const [start, end] = ["\uE000", "\uE001"];
const link = `${start}[^${end}]*${end}`;

const lineFrom = (beginning: string) =>
  `<li>(?:<strong>)?${beginning}(?:(?!</?(?:li|ol|ul)\\b).)*</li>\\s*`;

const listOfPages = new RegExp(`<ul>\\s*(?:${lineFrom(`(?:<a |${start})`)}){2,}</ul>`, "gs");
const lineToHidden = new RegExp(lineFrom(start), "gs");

/** What leads to a hidden page and says nothing else: “; see X”, “(see X)”, a line “X: what it is”, a row that ends with X. */
const pointer = new RegExp(
  [
    ` \\((?:see(?: also)?|पढ़ें:?|देखें:?|ਪੜ੍ਹੋ:?|ਦੇਖੋ:?) ${link}(?:[^()]*\\([^()]*\\))?\\)`,
    ` \\(${link} (?:पढ़ें|देखें|ਪੜ੍ਹੋ|ਦੇਖੋ)\\)`,
    `; (?:see(?: also)?|पढ़ें:?|देखें:?|ਪੜ੍ਹੋ:?|ਦੇਖੋ:?) ${link}(?=[.।<])`,
    `<li>${link}:[^<]*</li>\n?`,
    `<tr>(?:(?!</tr>).)*<td[^>]*>${link}</td>\\s*</tr>\n?`,
  ].join("|"),
  "gs",
);

const sentencesBefore = (ends: string) =>
  new RegExp(
    `(?:(?<=[${ends}] )|(?<=<(?:p|li)>))[^${ends}<>]*${link}[^${ends}<>]*[${ends}] ?`,
    "g",
  );
const sentence = sentencesBefore(".!?");
/** Of Hindi and Punjabi, in which a full stop ends a short form. */
const sentenceInHindi = sentencesBefore("।!?");

const pointing = [
  "^(?:See|Read|More in|More about|Ask in|Learn)\\b",
  "^For .*\\b(?:see|read)\\b",
  `^Our (?:page on |guide to |pages on )?${link}`,
  `\\b(?:[Tt]he|our) ${start}[^${end}]*\\b(?:team|department)${end}`,
  `^${link} (?:explains|tells|has the|covers|describes|leads)`,
  `\\b(?:on|in) our ${link}`,
  `\\bare on ${link}`,
  `, with the ${link}`,
  `\\b(?:go to|work with|seen in) ${link}`,
  `: ${link}। ?$`,
  `पढ़ें|देखें|पेज|विभाग|टीम|हमार[ाेी]|${end} (?:में जाएं|भी साथ|के साथ)`,
  `ਪੜ੍ਹੋ|ਦੇਖੋ|ਪੰਨ[ਾੇ]|ਵਿਭਾਗ|ਟੀਮ|ਸਾਡ[ਾੇੀ]|${end} ਨਾਲ ਮਿਲ`,
].map((pattern) => new RegExp(pattern));

/** What to do is never left out, whatever it leads to. */
const advice = /\b(?:[Cc]all|once|urgent\w*|emergency|112|108|ask)\b|फोन|तुरंत|पूछें|ਫ਼ੋਨ|ਤੁਰੰਤ|ਪੁੱਛੋ/;

/** Of a department that the hospital does not have nobody should read “our pages”. */
export function withoutHiddenLinks(
  html: string,
  changes: LinkChanges,
  locale: Locale = "en",
): string {
  const hidden = Object.keys(changes).filter((path) => changes[path] === null);
  const marked = hidden.reduce(
    (text, path) =>
      text.replaceAll(
        new RegExp(`<a href="${pathIn(locale, path)}(?:#[^"]*)?"[^>]*>(.*?)</a>`, "gs"),
        `${start}$1${end}`,
      ),
    html,
  );
  if (!marked.includes(start)) return html;
  return marked
    .replaceAll(listOfPages, (list) => list.replaceAll(lineToHidden, ""))
    .replaceAll(pointer, "")
    .replaceAll(locale === "en" ? sentence : sentenceInHindi, (text) =>
      isPointing(text) ? "" : text,
    )
    .replaceAll(/ (?=<\/(?:p|li)>)/g, "")
    .replaceAll(/<(p|li|ul)>\s*<\/\1>\n?/g, "")
    .replaceAll(new RegExp(`[${start}${end}]`, "g"), "");
}

const asking = new RegExp(`${end} (?:में|ਵਿੱਚ) (?:पूछें|ਪੁੱਛੋ)। ?$`);

function isPointing(text: string): boolean {
  if (asking.test(text)) return true;
  return !advice.test(text) && pointing.some((pattern) => pattern.test(text));
}
