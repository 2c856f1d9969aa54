import { type Capabilities, capabilityOf } from "#app/care/capabilities.ts";
import { readDanger } from "#app/danger/danger.server.ts";
import { findDescribedDoctors } from "#app/doctors/find.server.ts";
import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { fillIn } from "#app/hospital/fill-in.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { allPayers } from "#app/hospital/payers.ts";
import type { Locale } from "#app/language/locale.ts";
import { isIn } from "#app/language/typed.tsx";
import { articleTitles } from "#app/library/article-titles.ts";
import { listEmptyPages, readMenuChanges } from "#app/library/empty-pages.server.ts";
import { listArticles, readConditions } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import { shownText } from "#app/library/shown-text.ts";
import { listSpecialists } from "#app/library/specialists.server.ts";
import { translationsOf } from "#app/library/translations.server.ts";
import { sitePages } from "#app/pages/pages.ts";
import { spellingsOf } from "#app/spelling/words.ts";
import { capabilityWords } from "#app/words/capabilities.ts";
import { homeWords } from "#app/words/home.ts";
import { findDoctors } from "#db/doctors/doctors.ts";
import type { SearchedDoctor } from "#db/doctors/visible-doctors.ts";
import { readSetting } from "#db/settings/settings.ts";
import { rowsIn, settingIn } from "#db/texts/words.ts";
import { isUrgent } from "./calls.ts";
import { excerptOf, markWords, type Piece } from "./excerpt.ts";
import type { PageDocument, RankedPage } from "./page-index.ts";
import { createPageSearch } from "./page-search.ts";

const maxDoctors = 6;
/** Of the best page's score. An article below it is about something else, such as "health" for "star health". */
const worthADoctor = 0.5;

export interface SearchHit {
  path: string;
  title: Piece[];
  excerpt: Piece[];
}

interface Known {
  articles: readonly Article[];
  shown: string;
  findPages: ReturnType<typeof createPageSearch>;
}

const known = new Map<Locale, Known>();

/** `typed` is the query with what was too long to search for: signs of danger count in all of it. */
export function search(query: string, typed: string, locale: Locale = "en") {
  const { doctors, sought, names, corrections: ofDoctors } = findDescribedDoctors(query);
  const articles = listArticles();
  const { pages, call, corrections, marked } = pageSearch(articles, locale)(query, names, typed);
  // Whoever does not want to live any more is shown people to talk to, and nobody's operations.
  const isDistressed = call === "suicide";
  return {
    hits: pages.map((page) => toHit(page, marked, locale)),
    doctors: isDistressed ? [] : toCards(doctors, locale),
    sought,
    specialists:
      isDistressed || doctors.length > 0 ? [] : listSpecialistsFor(pages, articles, locale),
    call,
    danger: call && isUrgent(call) ? readDanger(call, locale) : undefined,
    corrections: isDistressed ? [] : asTyped(query, ofDoctors.size > 0 ? ofDoctors : corrections),
  };
}

/** Made for the first search, so that the start need not wait for it, and again when pages show other words. */
function pageSearch(articles: readonly Article[], locale: Locale) {
  const conditions = readConditions();
  const changes = readMenuChanges(sitePages) ?? {};
  const empty = listEmptyPages();
  const payers = allPayers(settingIn("insurers", readSetting("insurers").value, locale)).map(
    ({ name }) => name,
  );
  const capabilities = readCapabilities();
  const facilities = listFacilities(locale);
  const shown = JSON.stringify([conditions, changes, empty, payers, capabilities, facilities]);
  const made = known.get(locale);
  if (made?.articles === articles && made.shown === shown) return made.findPages;
  const asShown = (article: Article) => {
    const text = shownText(article, { conditions, changes }, locale);
    return { ...article, text: [text, ...listAbsent(article, capabilities, locale)].join("\n") };
  };
  const translations = translationsOf(locale, articles);
  const findPages = createPageSearch(
    locale === "en" ? articles.map(asShown) : articles,
    locale,
    new Map([...translations].map(([path, article]) => [path, asShown(article)])),
    { payers: payers.join(" · "), others: facilities, empty, titles: articleTitles[locale] },
  );
  known.set(locale, { articles, shown, findPages });
  return findPages;
}

function listAbsent({ needs }: Article, stated: Capabilities, locale: Locale): string[] {
  const { titles, notHere } = capabilityWords[locale];
  return needs
    .filter((name) => capabilityOf(name, stated).state === "not here")
    .map((name) => `${titles[name]}: ${notHere}`);
}

function listFacilities(locale: Locale): PageDocument[] {
  const { title } = homeWords[locale].facilities;
  const hospital = readHospital(locale);
  const cards = knownSetting("facilities", undefined, locale)
    .items.filter(({ description }) => isIn(locale, description))
    .map(({ heading, name, description }) => {
      return [heading, name, description].map((text) => fillIn(text, hospital));
    });
  if (cards.length === 0) return [];
  return [
    {
      path: "/#facilities",
      title,
      linkTitle: title,
      synonyms: [],
      description: cards.map(([heading, name]) => `${heading}, ${name}`).join(", "),
      text: cards.map(([, name, description]) => `${name}: ${description}`).join("\n"),
    },
  ];
}

function asTyped(query: string, corrections: ReadonlyMap<string, string>): [string, string][] {
  const spellings = spellingsOf(query);
  return [...corrections].map(([word, meant]) => [spellings.get(word) ?? word, meant]);
}

/** A few of them, those first who see patients now. */
function toCards(doctors: readonly SearchedDoctor[], locale: Locale): DoctorCard[] {
  const available = doctors.filter(({ availability }) => availability === "available");
  const others = doctors.filter(({ availability }) => availability === "unavailable");
  const few = [...available, ...others].slice(0, maxDoctors);
  const shown = rowsIn("doctor", findDoctors(few.map(({ id }) => id)), locale);
  return shown.map((doctor) => toCardView(doctor, undefined, locale));
}

function toHit(
  { document, lines }: RankedPage,
  words: ReadonlySet<string>,
  locale: Locale,
): SearchHit {
  const hospital = readHospital(locale);
  return {
    path: document.path,
    title: markWords(fillIn(document.title, hospital), words),
    excerpt: excerptOf(lines, words) ?? markWords(fillIn(document.description, hospital), words),
  };
}

function listSpecialistsFor(
  pages: readonly RankedPage[],
  articles: readonly Article[],
  locale: Locale,
): DoctorCard[] {
  const best = pages[0]?.score ?? 0;
  const [article] = pages
    .filter(({ score }) => score >= best * worthADoctor)
    .flatMap(({ document }) => articles.find(({ path }) => path === document.path) ?? []);
  return article ? listSpecialists(article, locale) : [];
}
