import type { ReactNode } from "react";
import { href } from "react-router";
import { helplines } from "#app/care/helplines.ts";
import { DangerCard } from "#app/danger/danger-card.tsx";
import { SmallCard } from "#app/doctors/small-card.tsx";
import { type DoctorCard, withLine } from "#app/doctors/visitor-view.server.ts";
import { maxSearchLength } from "#app/forms/field-lengths.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { type Locale, languageTags, localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces, pluralOf } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn, titleIn } from "#app/language/translated.ts";
import { langIn } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { articleLinks, groupOf } from "#app/library/groups.ts";
import { readOpdLines } from "#app/opd/lines.server.ts";
import { alphabetPage, contactPage, doctorsPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { readQuery } from "#app/requests/http.ts";
import { noteMissedSearch } from "#app/requests/missed-search.ts";
import { searchWords } from "#app/words/search.ts";
import { useShell } from "#app/words/shell.ts";
import type { Route } from "./+types/list";
import { type SearchHit, search } from "./find.server.ts";
import styles from "./list.module.css";
import { LinkedPieces, Pieces } from "./pieces.tsx";
import { ReceptionCall } from "./reception-call.tsx";
import { isTruncated, maxQueryLength, toQuery } from "./terms.ts";

const searchQuery = { parameters: { q: maxSearchLength } };

export const handle = { shedFirst: true };

export const reads = [searchQuery];

const popular = [
  "/ChestPain",
  "/FeverInChildren",
  "/Diabetes",
  "/AntenatalAndPostnatal",
  "/KidneyStoneTreatment",
  "/Vaccinations",
];

const pagesOfEverydayWords = [
  { path: "/MedicationForChronic", title: "", word: "sugar" },
  { path: "/KidneyStoneTreatment", title: "", word: "stones" },
  { path: "/ManagementInfections", title: "", word: "fever" },
] as const;

/** On a phone the doctors come after so many pages. */
const beforeDoctors = 2;

type Results = ReturnType<typeof search>;

/** The title carries the count, because it is what a screen reader says first on a new page. */
export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { query, found } = loaderData ?? { query: "" };
  const locale = localeOf(location.pathname);
  const { title, description } = searchWords[locale];
  return pageMeta({
    title: found ? titleOf(query, found, locale) : title,
    description,
    path: href("/search"),
    locale,
    isUnlisted: true,
    matches,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const typed = readQuery(url, searchQuery).q ?? "";
  const query = toQuery(typed);
  const locale = localeOf(url.pathname);
  const found = query === "" ? undefined : withHours(search(query, typed, locale), context, locale);
  if (found && isInVain(found)) noteMissedSearch(context, typed);
  return { query, found, truncated: isTruncated(typed) };
}

function withHours<Found extends Pick<Results, "doctors" | "specialists">>(
  found: Found,
  context: Route.LoaderArgs["context"],
  locale: Locale,
): Found {
  const { doctors, specialists } = found;
  if (doctors.length + specialists.length === 0) return found;
  const opdOf = readOpdLines([...doctors, ...specialists], context, locale);
  const withHour = (card: DoctorCard) => withLine(card, opdOf(card.id), locale);
  return { ...found, doctors: doctors.map(withHour), specialists: specialists.map(withHour) };
}

function isInVain({ hits, doctors, specialists, call }: Results): boolean {
  return !call && hits.length + doctors.length + specialists.length === 0;
}

export default function ListResults({
  loaderData: { query, found, truncated },
}: Route.ComponentProps) {
  const locale = useLocale();
  const words = searchWords[locale];
  const { search: searchFor } = useShell();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{words.title}</h1>
      <search>
        <form action={pathIn(locale, href("/search"))} className={styles.form}>
          <label htmlFor="q">{words.label}</label>
          <input type="search" id="q" name="q" defaultValue={query} maxLength={maxQueryLength} />
          <button type="submit" className="button">
            {searchFor}
          </button>
        </form>
      </search>
      {truncated && <p>{fillPlaces(words.truncated, { count: String(maxQueryLength) })}</p>}
      {found ? <ResultList query={query} found={found} /> : <Invitation />}
    </main>
  );
}

function ResultList({ query, found }: { query: string; found: Results }) {
  const { hits, doctors, sought, specialists, call, danger } = found;
  const words = searchWords[useLocale()];
  return (
    <>
      {danger && <DangerCard danger={danger} />}
      {(call === "appointment" || call === "reception") && <ReceptionCall call={call} />}
      {call !== "suicide" && <Summary query={query} found={found} />}
      {sought && <Doctors title={words.doctors} doctors={doctors} />}
      <div className={styles.found}>
        {hits.length > 0 && (
          <ResultSection title={words.pages}>
            <Hits hits={hits.slice(0, beforeDoctors)} />
          </ResultSection>
        )}
        {!sought && (
          <div className={styles.people}>
            <Doctors title={words.doctors} doctors={doctors} />
            <Doctors title={words.doctorsForThis} doctors={specialists} />
          </div>
        )}
        {hits.length > beforeDoctors && (
          <section aria-label={words.pages}>
            <Hits hits={hits.slice(beforeDoctors)} />
          </section>
        )}
      </div>
    </>
  );
}

function Summary({ query, found }: { query: string; found: Results }) {
  const { hits, doctors, corrections } = found;
  const locale = useLocale();
  const words = searchWords[locale];
  const count = countResults(found, locale);
  const read = corrections.map(([typed, meant]) => fillPlaces(words.read, { typed, meant }));
  return (
    <>
      <p className={styles.summary}>
        {read.length === 0
          ? `${fillPlaces(words.found, { query, count })}${locale === "en" ? "." : "।"}`
          : fillPlaces(words.corrected, { query, count, read: read.join(words.and) })}
      </p>
      {hits.length === 0 && doctors.length === 0 && <NoResults />}
    </>
  );
}

function Doctors({ title, doctors }: { title: string; doctors: DoctorCard[] }) {
  const locale = useLocale();
  if (doctors.length === 0) return null;
  return (
    <ResultSection title={title}>
      <ul className={styles.doctors}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <SmallCard doctor={doctor} />
          </li>
        ))}
      </ul>
      <p>
        <a {...linkIn(locale, href("/doctors"))}>{searchWords[locale].allDoctors}</a>
      </p>
    </ResultSection>
  );
}

function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Hits({ hits }: { hits: SearchHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <Hit key={hit.path} hit={hit} />
      ))}
    </ul>
  );
}

function Hit({ hit: { path, title, excerpt } }: { hit: SearchHit }) {
  const locale = useLocale();
  const link = locale === "en" && articleLinks.find((link) => link.path === path);
  const name = title.map(({ text }) => text).join("");
  const address = linkIn(locale, path);
  return (
    <li>
      <a {...address} lang={langIn(locale, name)}>
        <Pieces pieces={title} />
        {address.hrefLang && langIn(locale, name) === undefined && " (English)"}
      </a>
      {link && <small>{groupOf(link.path).title}</small>}
      <p>
        <LinkedPieces pieces={excerpt} />
      </p>
    </li>
  );
}

function Invitation() {
  return (
    <>
      <p className={styles.summary}>
        {searchWords[useLocale()].invitation} <EverydayWords />
      </p>
      <Popular />
    </>
  );
}

function EverydayWords() {
  const locale = useLocale();
  const { everyday, everydayWords } = searchWords[locale];
  const found = useLinks(pagesOfEverydayWords).map(({ word }) => word);
  const last = found.at(-1);
  if (!last) return null;
  const list = new Intl.ListFormat(languageTags[locale], { type: "disjunction" });
  return (
    <Sentence
      text={everyday}
      words={list.format(found.map((word) => `“${everydayWords[word]}”`))}
      hindi={<span lang="hi">{searchWords.hi.everydayWords[last]}</span>}
      punjabi={<span lang="pa">{searchWords.pa.everydayWords[last]}</span>}
    />
  );
}

function NoResults() {
  const { phone } = useHospital();
  const locale = useLocale();
  const { noResults, healthPages, otherWays } = searchWords[locale];
  return (
    <>
      <p>
        <Sentence
          text={noResults}
          pages={<a {...linkIn(locale, alphabetPage.path)}>{healthPages}</a>}
          phone={<a href={phone.link}>{phone.shown}</a>}
          contact={
            <a {...linkIn(locale, contactPage.path)}>
              {titleIn(locale, contactPage.path, otherWays)}
            </a>
          }
        />
      </p>
      <Popular />
    </>
  );
}

function Popular() {
  const locale = useLocale();
  const titleOf = useLinkTitle();
  const links = useLinks([
    doctorsPage,
    ...articleLinks.filter(({ path }) => popular.includes(path)),
  ]);
  return (
    <ResultSection title={searchWords[locale].popular}>
      <ul className={styles.popular}>
        {links.map((link) => (
          <li key={link.path}>
            <a {...linkIn(locale, link.path)}>{titleOf(link)}</a>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function titleOf(query: string, found: Results, locale: Locale): string {
  const words = searchWords[locale];
  return found.call === "suicide"
    ? fillPlaces(words.call.talk, { number: helplines.mind.number })
    : fillPlaces(words.found, { query: shorten(query), count: countResults(found, locale) });
}

/** Leaves room for the hospital's name in a browser's tab. */
function shorten(query: string): string {
  const letters = Array.from(query);
  return letters.length > 30 ? `${letters.slice(0, 29).join("")}…` : query;
}

function countResults(
  { hits: { length: pages }, doctors: { length: doctors } }: Results,
  locale: Locale,
): string {
  const { countOfPages, countOfDoctors, and, nothing } = searchWords[locale];
  const counts = [
    pages > 0 && pluralOf(countOfPages, pages),
    doctors > 0 && pluralOf(countOfDoctors, doctors),
  ];
  return counts.filter(Boolean).join(and) || nothing;
}
