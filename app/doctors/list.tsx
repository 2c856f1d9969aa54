import { type ReactNode, useEffect } from "react";
import { Form, useLocation } from "react-router";
import { maxSearchLength, pageLength, slugLength } from "#app/forms/field-lengths.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { readHereToday } from "#app/opd/lines.server.ts";
import { doctorsPage, opdPage } from "#app/pages/pages.ts";
import { pageMeta, siteOrigin } from "#app/pages/seo.ts";
import { loadRoutes } from "#app/rendering/load-routes.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { readListQuery, readQuery } from "#app/requests/http.ts";
import "#app/ui/kept-page.css";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { Route } from "./+types/list";
import { Card } from "./card.tsx";
import { Chips } from "./chips.tsx";
import styles from "./list.module.css";
import { useLoadingDoctors } from "./loading.tsx";
import { listForVisitors, listSpecialities, type VisitorList } from "./visitor-list.server.ts";

const listQuery = {
  parameters: { q: maxSearchLength, speciality: slugLength, here: 5, page: pageLength },
};

export const handle = { interactive: true };

export const reads = [listQuery];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const listed = loaderData && !isUnread(loaderData) ? loaderData : undefined;
  const chosen = listed && (listed.q || nameOf(listed));
  const title = chosen ? `${chosen}: doctors` : doctorsPage.title;
  if (!listed || listed.pages === 1) return pageMeta({ ...doctorsPage, title, matches });
  const { page, pages } = listed;
  const origin = siteOrigin(matches);
  const linkTo = (rel: string, number: number) =>
    number < 1 || number > pages
      ? []
      : [{ tagName: "link", rel, href: origin + pathOf({ ...listed, page: number }) } as const];
  return [
    ...pageMeta({
      ...doctorsPage,
      title: page > 1 ? `${title}, page ${page}` : title,
      path: page > 1 ? pathOf(listed) : doctorsPage.path,
      matches,
    }),
    ...linkTo("prev", page - 1),
    ...linkTo("next", page + 1),
  ];
};

function pathOf({
  q,
  speciality,
  here,
  page,
}: Pick<Listed, "q" | "speciality" | "here" | "page">): string {
  const today = here ? "today" : "";
  const parameters = Object.entries({
    q,
    speciality,
    here: today,
    page: page > 1 ? String(page) : "",
  });
  const query = new URLSearchParams(parameters.filter(([, value]) => value));
  return query.size > 0 ? `${doctorsPage.path}?${query}` : doctorsPage.path;
}

/**
 * `?q=` searches, `?speciality=` is the slug of a chip, `?here=today` keeps those who sit today, `?page=` counts
 * from 1.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { q, page } = readListQuery(url, listQuery);
  const asked = readQuery(url, listQuery);
  const speciality = specialitySlug(asked.speciality ?? "");
  const here = asked.here === "today";
  return orUnread(() => ({
    q,
    speciality,
    here,
    specialities: listSpecialities(speciality),
    ...listForVisitors(
      { q, speciality, here: here ? readHereToday(context) : undefined, page },
      context,
    ),
  }));
}

type Listed = Exclude<Route.ComponentProps["loaderData"], Unread>;

function nameOf({ specialities, speciality }: Pick<Listed, "specialities" | "speciality">) {
  return specialities.find(({ slug }) => slug === speciality)?.name ?? "";
}

export default function DoctorList({ loaderData }: Route.ComponentProps) {
  useEffect(() => loadRoutes((id) => id === "doctors/show"), []);
  if (isUnread(loaderData)) return <NotListed unread={loaderData.unread} />;
  const { q, speciality, here, specialities, doctors, total, page, pages } = loaderData;
  const hasTimetable = here || doctors.some(({ opd }) => opd);
  return (
    <Page
      q={q}
      chips={
        <Chips
          specialities={specialities}
          chosen={speciality}
          isSearch={q !== ""}
          here={hasTimetable ? here : undefined}
        />
      }
    >
      {doctors.length > 0 ? (
        <Results
          q={q}
          speciality={nameOf(loaderData)}
          here={here}
          hasTimetable={hasTimetable}
          doctors={doctors}
          total={total}
        >
          <Pagination page={page} pages={pages} />
        </Results>
      ) : (
        <Empty q={q} speciality={speciality} here={here} />
      )}
    </Page>
  );
}

function NotListed({ unread }: Unread) {
  const q = new URLSearchParams(useLocation().search).get("q") ?? "";
  return (
    <Page q={q}>
      <UnreadNotice failure="Failed to fetch available doctors" unread={unread}>
        <CallButton />
      </UnreadNotice>
    </Page>
  );
}

function Page({ q, chips, children }: { q: string; chips?: ReactNode; children: ReactNode }) {
  const loading = useLoadingDoctors();
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
          placeholder="Name, Specialist"
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      {q.length >= maxSearchLength && (
        <p role="status">{`A search takes at most ${maxSearchLength.toLocaleString("en-IN")} characters.`}</p>
      )}
      {chips}
      {loading ? <p role="status">{loading}</p> : children}
    </main>
  );
}

function Results({
  q,
  speciality,
  here,
  hasTimetable,
  doctors,
  total,
  children,
}: Pick<VisitorList, "doctors" | "total"> & {
  q: string;
  speciality: string;
  here: boolean;
  hasTimetable: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <p role="status" className={styles.count}>
        {`${total === 1 ? "1 doctor" : `${total.toLocaleString("en-IN")} doctors`}${speciality && ` in ${speciality}`}${here ? " here today" : ""}`}
        {hasTimetable && (
          <>
            {" · "}
            <a href={opdPage.path}>OPD today by time</a>
          </>
        )}
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
      {children}
    </>
  );
}

function Empty({ q, speciality, here }: { q: string; speciality: string; here: boolean }) {
  const hospital = useHospital();
  return (
    <div role="status" className="panel">
      <p>{here ? "Nobody has OPD any more today." : whyEmpty(q, speciality)}</p>
      <p>
        {(q || speciality || here) && (
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
