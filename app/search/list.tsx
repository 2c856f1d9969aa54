import { Fragment, type ReactNode } from "react";
import { href } from "react-router";
import { helplines } from "#app/care/helplines.ts";
import { SmallCard } from "#app/doctors/small-card.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { maxSearchLength } from "#app/forms/field-lengths.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { languageOf } from "#app/language/language-of.ts";
import { articleLinks, groupOf } from "#app/library/groups.ts";
import { contactPage, doctorsPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { readQuery } from "#app/requests/http.ts";
import { noteMissedSearch } from "#app/requests/missed-search.ts";
import type { Route } from "./+types/list";
import { CallCard } from "./call-card.tsx";
import { type SearchHit, search } from "./find.server.ts";
import styles from "./list.module.css";
import { LinkedPieces, Pieces } from "./pieces.tsx";
import { isTruncated, maxQueryLength, toQuery } from "./terms.ts";

const searchQuery = { parameters: { q: maxSearchLength } };

export const handle = { isFirstToRest: true };

export const reads = [searchQuery];

const popular = [
  "/ChestPain",
  "/FeverInChildren",
  "/Diabetes",
  "/AntenatalAndPostnatal",
  "/KidneyStoneTreatment",
  "/Vaccinations",
];

type Results = ReturnType<typeof search>;

/** The title carries the count, because it is what a screen reader says first on a new page. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { query, found } = loaderData ?? { query: "" };
  return [
    ...pageMeta({
      title: found ? titleOf(query, found) : "Search",
      description: "Search the hospital's pages and doctors.",
      path: href("/search"),
      matches,
    }),
    { name: "robots", content: "noindex" },
  ];
}

export function loader({ url, context }: Route.LoaderArgs) {
  const typed = readQuery(url, searchQuery).q ?? "";
  const query = toQuery(typed);
  const found = query === "" ? undefined : search(query, typed);
  if (found && isInVain(found)) noteMissedSearch(context, typed);
  return { query, found, truncated: isTruncated(typed) };
}

function isInVain({ hits, doctors, specialists, call }: Results): boolean {
  return !call && hits.length + doctors.length + specialists.length === 0;
}

export default function ListResults({
  loaderData: { query, found, truncated },
}: Route.ComponentProps) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>Search</h1>
      <search>
        <form action={href("/search")} className={styles.form}>
          <label htmlFor="q">What are you looking for?</label>
          <input type="search" id="q" name="q" defaultValue={query} maxLength={maxQueryLength} />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
      {truncated && <p>{`Only the first ${maxQueryLength} characters were searched for.`}</p>}
      {found ? <ResultList query={query} found={found} /> : <Invitation />}
    </main>
  );
}

function ResultList({ query, found }: { query: string; found: Results }) {
  const { hits, doctors, sought, specialists, call } = found;
  return (
    <>
      {call && <CallCard call={call} />}
      {call !== "suicide" && <Summary query={query} found={found} />}
      {sought && <Doctors title="Doctors" doctors={doctors} />}
      <div className={styles.found}>
        {hits.length > 0 && (
          <ResultSection title="Pages">
            <ul className={styles.hits}>
              {hits.map((hit) => (
                <Hit key={hit.path} hit={hit} />
              ))}
            </ul>
          </ResultSection>
        )}
        {!sought && <Doctors title="Doctors" doctors={doctors} />}
        <Doctors title="Doctors for this" doctors={specialists} />
      </div>
    </>
  );
}

function Summary({ query, found }: { query: string; found: Results }) {
  const { hits, doctors, corrections } = found;
  const read = corrections.map(([typed, meant]) => `“${typed}” read as “${meant}”`);
  return (
    <>
      <p className={styles.summary}>
        {read.length === 0
          ? `${countResults(found)} for “${query}”.`
          : `Showing results for “${query}” with ${read.join(" and ")}: ${countResults(found)}.`}
      </p>
      {hits.length === 0 && doctors.length === 0 && <NoResults />}
    </>
  );
}

function Doctors({ title, doctors }: { title: string; doctors: DoctorCard[] }) {
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
        <a href={href("/doctors")}>All doctors</a>
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

function Hit({ hit: { path, title, synonyms, excerpt } }: { hit: SearchHit }) {
  const link = articleLinks.find((link) => link.path === path);
  return (
    <li>
      <a href={path}>
        <Pieces pieces={title} />
      </a>
      <small>
        {link && groupOf(link.path).title}
        {synonyms.map((synonym, index) => {
          const text = synonym.map((piece) => piece.text).join("");
          return (
            <Fragment key={text}>
              {(link || index > 0) && " · "}
              <span lang={languageOf(text)}>
                <Pieces pieces={synonym} />
              </span>
            </Fragment>
          );
        })}
      </small>
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
        Type an illness, a test, a treatment or a doctor's name. Everyday words such as “sugar”,
        “stones” or “bukhar” work too, also in Hindi (<span lang="hi">बुखार</span>) and Punjabi (
        <span lang="pa">ਬੁਖਾਰ</span>).
      </p>
      <Popular />
    </>
  );
}

function NoResults() {
  const hospital = useHospital();
  return (
    <>
      <p>
        Check the spelling, use fewer words, or look through the{" "}
        <a href={href("/a-z")}>health pages from A to Z</a>. You can also call us on{" "}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>, or see{" "}
        <a href={contactPage.path}>other ways to reach us</a>.
      </p>
      <Popular />
    </>
  );
}

function Popular() {
  const links = useLinks([
    doctorsPage,
    ...articleLinks.filter(({ path }) => popular.includes(path)),
  ]);
  return (
    <ResultSection title="Often looked for">
      <ul className={styles.popular}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function titleOf(query: string, found: Results): string {
  return found.call === "suicide"
    ? `Talk to somebody now: call ${helplines.mind.number}`
    : `${countResults(found)} for “${shorten(query)}”`;
}

/** Leaves room for the hospital's name in a browser's tab. */
function shorten(query: string): string {
  const letters = Array.from(query);
  return letters.length > 30 ? `${letters.slice(0, 29).join("")}…` : query;
}

function countResults({ hits: { length: pages }, doctors: { length: doctors } }: Results): string {
  const counts = [
    pages > 0 && `${pages} ${pages === 1 ? "page" : "pages"}`,
    doctors > 0 && `${doctors} ${doctors === 1 ? "doctor" : "doctors"}`,
  ];
  return counts.filter(Boolean).join(" and ") || "Nothing";
}
