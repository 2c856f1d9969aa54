import { data, Form, useNavigation } from "react-router";
import { hospital } from "#app/hospital.ts";
import { logError } from "#app/log-error.server.ts";
import { pageMeta } from "#app/seo.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import type { Route } from "./+types/list";
import { Card } from "./card.tsx";
import styles from "./list.module.css";
import { type DoctorCard, toCard } from "./public.server.ts";

export const handle = { interactive: true, query: ["q"] };

const longestSearch = 100;
const failure = "Failed to fetch available doctors";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: loaderData?.q ? `${loaderData.q}: doctors` : "Doctors and OPD times",
    description:
      "Find a doctor by name or speciality, and see experience, consultation fees and OPD times.",
    path: "/doctors",
    matches,
  });

export function loader({ url }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, longestSearch);
  try {
    return { q, doctors: listVisibleDoctors(q).map(toCard), error: undefined };
  } catch (error) {
    logError(error);
    return data({ q, doctors: [], error: failure }, { status: 500 });
  }
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    const q = new URL(request.url).searchParams.get("q") ?? "";
    return { q, doctors: [], error: failure };
  }
}

export default function DoctorList({ loaderData }: Route.ComponentProps) {
  const { q, doctors, error } = loaderData;
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
          maxLength={longestSearch}
          placeholder="Name, Specialist"
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      <Results q={q} doctors={doctors} error={error} />
    </main>
  );
}

function Results({ q, doctors, error }: { q: string; doctors: DoctorCard[]; error?: string }) {
  const target = useNavigation().location?.pathname;
  if (target) {
    const profile = target.startsWith("/doctor/");
    return <p role="status">{profile ? "Loading doctor info..." : "Loading doctors..."}</p>;
  }
  if (error) {
    return (
      <p role="alert" className={styles.error}>
        {error}
      </p>
    );
  }
  if (doctors.length === 0) return <Empty q={q} />;
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
