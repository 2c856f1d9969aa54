import { type ReactNode, useEffect } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { hospital } from "#app/hospital.ts";
import { maxSearchLength, readListQuery } from "#app/http.ts";
import { loadRoutes } from "#app/load-routes.ts";
import { doctorsPage } from "#app/pages.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/list";
import { Card } from "./card.tsx";
import { findDoctors } from "./find.server.ts";
import styles from "./list.module.css";
import { type DoctorCard, toCardView } from "./visitor-view.server.ts";

export const handle = { interactive: true, query: ["q"] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...doctorsPage,
    title: loaderData?.q ? `${loaderData.q}: doctors` : doctorsPage.title,
    matches,
  });

export function loader({ url }: Route.LoaderArgs) {
  const { q } = readListQuery(url);
  return { q, doctors: findDoctors(q).map(toCardView) };
}

export default function DoctorList({ loaderData: { q, doctors } }: Route.ComponentProps) {
  useEffect(() => loadRoutes(/^doctors\/show$/), []);
  return (
    <Page q={q}>{doctors.length > 0 ? <Results q={q} doctors={doctors} /> : <Empty q={q} />}</Page>
  );
}

export function ErrorBoundary() {
  const parameters = new URLSearchParams(useLocation().search);
  return (
    <Page q={parameters.get("q") ?? ""}>
      <p role="alert" className={styles.error}>
        Failed to fetch available doctors
      </p>
    </Page>
  );
}

function Page({ q, children }: { q: string; children: ReactNode }) {
  const target = useNavigation().location?.pathname;
  const loading = target?.startsWith("/doctor/") ? "Loading doctor info..." : "Loading doctors...";
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">OPD Availability</p>
      <h1>Our doctors</h1>
      <Form method="get" role="search" className={styles.search}>
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
      {target ? <p role="status">{loading}</p> : children}
    </main>
  );
}

function Results({ q, doctors }: { q: string; doctors: DoctorCard[] }) {
  return (
    <>
      <p role="status" className={styles.count}>
        {doctors.length === 1 ? "1 doctor" : `${doctors.length} doctors`}
        {q && (
          <>
            {" "}
            for “{q}” · <a href="/doctors">Show all</a>
          </>
        )}
      </p>
      <ul className={styles.grid}>
        {doctors.map((doctor, index) => (
          <li key={doctor.id}>
            <Card doctor={doctor} eager={index < 2 || undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Empty({ q }: { q: string }) {
  return (
    <div role="status" className="panel">
      <p>{q ? `No doctor matches “${q}”.` : "No doctors are listed at the moment."}</p>
      <p>
        {q && (
          <>
            <a href="/doctors">Show all doctors</a>, or call us:{" "}
          </>
        )}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
    </div>
  );
}
