import { type ReactNode, useEffect } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { hospital } from "#app/hospital.ts";
import { maxSearchLength, readListQuery, readQuery } from "#app/http.ts";
import { loadRoutes } from "#app/load-routes.ts";
import { doctorsPage } from "#app/pages.ts";
import { pageMeta } from "#app/seo.ts";
import "#app/ui/kept-page.css";
import { listVisibleDoctors } from "#db/doctors.ts";
import type { Route } from "./+types/list";
import { Card } from "./card.tsx";
import { Chips, type Speciality } from "./chips.tsx";
import { findDoctors } from "./find.server.ts";
import styles from "./list.module.css";
import { specialitySlug } from "./speciality-slug.ts";
import { type DoctorCard, toCardView } from "./visitor-view.server.ts";

export const handle = { interactive: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const chosen = loaderData?.q || nameOf(loaderData);
  const title = chosen ? `${chosen}: doctors` : doctorsPage.title;
  return pageMeta({ ...doctorsPage, title, matches });
};

/** `?q=` searches, `?speciality=` is the slug of a chip. */
export function loader({ url }: Route.LoaderArgs) {
  const { q } = readListQuery(url);
  const speciality = specialitySlug(readQuery(url, "doctors").speciality ?? "");
  const found = findDoctors(q).filter(
    ({ specialization }) => !speciality || specialitySlug(specialization) === speciality,
  );
  // A search has its own order, the best first.
  if (!q) found.sort((one, other) => compareWords(one.specialization, other.specialization));
  const specialities = listSpecialities();
  return { q, speciality, specialities, doctors: found.map(toCardView) };
}

/** Those of the doctors that visitors see, each once. */
function listSpecialities(): Speciality[] {
  const names = listVisibleDoctors().map(({ specialization }) => specialization);
  const bySlug = new Map(names.map((name) => [specialitySlug(name), name]));
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name }))
    .sort((one, other) => compareWords(one.name, other.name));
}

const { compare: compareWords } = new Intl.Collator("en-IN", { sensitivity: "base" });

type Listed = Route.ComponentProps["loaderData"];

function nameOf(listed: Pick<Listed, "specialities" | "speciality"> | undefined) {
  return listed?.specialities.find(({ slug }) => slug === listed.speciality)?.name ?? "";
}

export default function DoctorList({ loaderData }: Route.ComponentProps) {
  const { q, speciality, specialities, doctors } = loaderData;
  useEffect(() => loadRoutes(/^doctors\/show$/), []);
  const name = nameOf(loaderData);
  return (
    <Page
      q={q}
      chips={<Chips specialities={specialities} chosen={speciality} isSearch={q !== ""} />}
    >
      {doctors.length > 0 ? (
        <Results q={q} speciality={name} doctors={doctors} />
      ) : (
        <Empty q={q} speciality={speciality} />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <Page q={new URLSearchParams(search).get("q") ?? ""}>
      <p role="alert" className={styles.error}>
        Failed to fetch available doctors
      </p>
      <p className="row">
        <a href={hospital.phone.link} className="button gold">
          Call {hospital.phone.shown}
        </a>
        <a href={pathname + search} className="button quiet">
          Try again
        </a>
      </p>
    </Page>
  );
}

function Page({ q, chips, children }: { q: string; chips?: ReactNode; children: ReactNode }) {
  const target = useNavigation().location?.pathname;
  const loading = target?.startsWith("/doctor/") ? "Loading doctor info..." : "Loading doctors...";
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>Our doctors</h1>
      <Form action="/doctors" method="get" role="search" className={styles.search} data-enhance>
        <label className="visually-hidden" htmlFor="doctor-search">
          Search doctors by name or speciality
        </label>
        <input
          key={q}
          id="doctor-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={maxSearchLength}
          placeholder="Name, Specialist"
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      {chips}
      {target ? <p role="status">{loading}</p> : children}
    </main>
  );
}

function Results({
  q,
  speciality,
  doctors,
}: {
  q: string;
  speciality: string;
  doctors: DoctorCard[];
}) {
  return (
    <>
      <p role="status" className={styles.count}>
        {`${doctors.length === 1 ? "1 doctor" : `${doctors.length} doctors`}${speciality && ` in ${speciality}`}`}
        {q && (
          <>
            {" "}
            for “{q}” · <a href="/doctors">Show all</a>
          </>
        )}
      </p>
      <ul className={styles.grid} data-enhance>
        {doctors.map((doctor, index) => (
          <li key={doctor.id}>
            <Card doctor={doctor} eager={index < 3 || undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Empty({ q, speciality }: { q: string; speciality: string }) {
  return (
    <div role="status" className="panel">
      <p>{whyEmpty(q, speciality)}</p>
      <p>
        {(q || speciality) && (
          <>
            <a href="/doctors">Show all doctors</a>, or call us:{" "}
          </>
        )}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
    </div>
  );
}

function whyEmpty(q: string, speciality: string): string {
  if (q) return `No doctor matches “${q}”.`;
  return speciality
    ? "No doctor of this speciality is listed at the moment."
    : "No doctors are listed at the moment.";
}
