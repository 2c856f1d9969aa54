import { type Locale, locales, type OtherLocale, pathIn } from "#app/language/locale.ts";
import { articleTitles } from "#app/library/article-titles.ts";
import { readHidden } from "#app/library/departments.server.ts";
import { deskNameOf } from "#app/library/desk-name.ts";
import { groupOf } from "#app/library/groups.ts";
import { listArticles, listBuiltIn, listUnregistered } from "#app/library/library.server.ts";
import { listOwnArticlesToWrite } from "#app/library/own-pages.server.ts";
import { stateOfReview } from "#app/library/review-state.server.ts";
import { textHash } from "#app/library/text-hash.ts";
import { findBuiltInTranslation, translationsOf } from "#app/library/translations.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { cutPage, rowsPerPage } from "#app/requests/list-place.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { findLastReviews } from "#db/texts/article-reviews.ts";
import { findOwnVersions, isUnfinished } from "#db/texts/articles.ts";
import { type ArticleRow, listStates } from "./list-states.ts";
import { showYear } from "./show-year.ts";
import { articlesQuery } from "./staff-inputs.ts";

const orders = ["title", "group", "state", "on"] as const;

/** What the list shows, from its address; what it does not know counts as not there. */
export function readSelection(url: URL) {
  const asked = readQuery(url, articlesQuery);
  const sort = asked.sort ?? "title";
  const by = orders.find((order) => order === sort.replace(/^-/, "")) ?? "title";
  return {
    q: asked.q?.trim() ?? "",
    group: asked.group ?? "",
    state: listStates.find((state) => state === asked.state),
    language: locales.find((locale) => locale === asked.language) ?? "en",
    sort: sort.startsWith("-") ? `-${by}` : by,
    page: Math.max(Number.parseInt(asked.page ?? "", 10) || 1, 1),
  };
}

export type Selection = ReturnType<typeof readSelection>;

interface Found extends ArticleRow {
  words: string;
}

export function listRows({ q, group, state, language, sort, page }: Selection) {
  const all = readRows(language);
  const found = findRows(all, { q, group });
  const shown = found.filter((row) => !state || row.state === state).sort(compareBy(sort));
  const { part: rows, ...place } = cutPage(shown, page, rowsPerPage);
  const countOf = (one: ArticleRow["state"]) => found.filter((row) => row.state === one).length;
  return {
    rows: rows.map(({ words: _, on, changed, ...row }) => ({
      ...row,
      ...(on && { on: showYear(on) }),
      ...(changed && { changed: showYear(changed) }),
    })),
    counts: Object.fromEntries(listStates.map((one) => [one, countOf(one)])),
    found: found.length,
    toCheck: found.filter((row) => isToCheck(row, state)).length,
    total: all.length,
    states: listStates.filter((one) => one !== "missing" || language !== "en"),
    groups: [...new Set(all.map((row) => row.group))],
    ...place,
  };
}

// Each has some ten sheets of paper.
const sheetsPerPage = 10;

export function listToCheck({ q, group, state, language, sort, page }: Selection) {
  const found = findRows(readRows(language), { q, group })
    .filter((row) => isToCheck(row, state))
    .sort(compareBy(sort));
  const { part, ...place } = cutPage(found, page, sheetsPerPage);
  return {
    names: part.map(({ id }) => id),
    first: (place.page - 1) * sheetsPerPage + 1,
    found: found.length,
    ...place,
  };
}

function findRows(all: readonly Found[], { q, group }: Pick<Selection, "q" | "group">): Found[] {
  const wanted = normalizeForSearch(q);
  return all.filter((row) => row.words.includes(wanted) && (group === "" || row.group === group));
}

/** Of the state that was chosen, or of any. */
function isToCheck({ state }: ArticleRow, chosen: Selection["state"]): boolean {
  const hasText = state !== "hidden" && state !== "missing";
  return hasText && state !== "checked" && (!chosen || state === chosen);
}

function readRows(language: Locale): Found[] {
  return language === "en" ? readEnglishRows() : readTranslatedRows(language);
}

function readTranslatedRows(locale: OtherLocale): Found[] {
  const { day: today } = momentOf(Date.now());
  const versions = findOwnVersions();
  const reviews = findLastReviews();
  const shown = listArticles();
  const translations = translationsOf(locale, shown);
  return listBuiltIn().flatMap((article): Found[] => {
    const path = pathIn(locale, article.path);
    const titles = articleTitles[locale][article.path];
    if (!titles) return [];
    const own = versions.get(path);
    const translation = translations.get(article.path);
    const review = reviews.get(path);
    const isHidden = !shown.some((one) => one.path === article.path);
    const { title, linkTitle } = translation ?? titles;
    const hash = () => own?.text_hash ?? (translation ? textHash(translation) : "");
    const isBegun = own?.compiled != null && isUnfinished(JSON.parse(own.compiled).translationOf);
    const isOutdated = own ? !isBegun : findBuiltInTranslation(locale, article) !== undefined;
    const stateShown = translation?.isBehind ? "changed" : stateOfReview(review, hash, today);
    return [
      {
        id: deskNameOf(path),
        title,
        linkTitle,
        english: article.title,
        group: groupOf(article.path).title,
        state: isHidden ? "hidden" : translation ? stateShown : isOutdated ? "changed" : "missing",
        isHidden,
        ...(isBegun && { isUnfinished: true }),
        ...(own && { changed: momentOf(Date.parse(own.created_at)).day }),
        ...(review && { by: review.name, on: review.reviewed }),
        words: normalizeForSearch([title, linkTitle, article.title, article.linkTitle].join("\n")),
      },
    ];
  });
}

function readEnglishRows(): Found[] {
  const { day: today } = momentOf(Date.now());
  const versions = findOwnVersions();
  const reviews = findLastReviews();
  const hidden = readHidden();
  const added = listOwnArticlesToWrite();
  const unwritten = new Set(
    added.flatMap(({ article, isWritten }) => (isWritten ? [] : [article.path])),
  );
  const unregistered = listUnregistered();
  return [...listBuiltIn(), ...added.map(({ article }) => article)].map((article): Found => {
    const own = versions.get(article.path);
    const review = reviews.get(article.path) ?? (own ? undefined : reviewInFile(article));
    const hash = () => own?.text_hash ?? textHash(article);
    const isHidden = hidden.has(article.path);
    const isUnwritten = unwritten.has(article.path);
    const isUnregistered = unregistered.includes(article.path);
    const isShown = !isHidden && !isUnwritten && !isUnregistered;
    const title = own?.title ?? article.title;
    const linkTitle = article.own ? article.linkTitle : (own?.link_title ?? article.linkTitle);
    const synonyms = own?.synonyms ?? article.synonyms.join(" ");
    return {
      id: deskNameOf(article.path),
      title,
      linkTitle,
      group: article.own ? ownGroups[article.own.kind] : groupOf(article.path).title,
      ...(isUnwritten && { isUnwritten }),
      ...(isUnregistered && { isUnregistered }),
      state: isShown ? stateOfReview(review, hash, today) : "hidden",
      isHidden,
      ...(own && { changed: momentOf(Date.parse(own.created_at)).day }),
      ...(review && { by: review.name, on: review.reviewed }),
      words: normalizeForSearch([title, linkTitle, synonyms].join("\n")),
    };
  });
}

const ownGroups = { department: "Own departments", page: "Own pages" };

function reviewInFile(article: ReturnType<typeof listBuiltIn>[number]) {
  const { reviewed, reviewedBy, reviewDue: due } = article;
  if (!reviewed || !reviewedBy || !due) return undefined;
  return { name: reviewedBy.name, reviewed, due, text_hash: textHash(article) };
}

const { compare } = new Intl.Collator("en-IN");

function compareBy(sort: string) {
  const by = sort.replace(/^-/, "");
  const direction = sort.startsWith("-") ? -1 : 1;
  const keyOf = (row: Found) => {
    if (by === "state") return String(listStates.indexOf(row.state));
    return by === "group" ? row.group : by === "on" ? (row.on ?? "") : row.title;
  };
  return (one: Found, other: Found) =>
    direction * compare(keyOf(one), keyOf(other)) || compare(one.title, other.title);
}
