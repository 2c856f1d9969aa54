import { type ReactNode, useEffect } from "react";
import { Form, useLocation } from "react-router";
import { type Danger, dangerIn } from "#app/danger/danger.server.ts";
import { DangerCard } from "#app/danger/danger-card.tsx";
import { maxSearchLength, pageLength, slugLength } from "#app/forms/field-lengths.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { type Locale, localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces, pluralOf } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { readHereToday } from "#app/opd/lines.server.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { doctorsPage, opdPage } from "#app/pages/pages.ts";
import { pageMeta, siteOrigin } from "#app/pages/seo.ts";
import { loadRoutes } from "#app/rendering/load-routes.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { keepUntil, readListQuery, readQuery } from "#app/requests/http.ts";
import "#app/ui/kept-page.css";
import { addDays, instantOf } from "#app/timetable/calendar.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { type DoctorWords, doctorWords, useDoctorWords } from "#app/words/doctors.ts";
import { useShell } from "#app/words/shell.ts";
import type { Route } from "./+types/list";
import { Card } from "./card.tsx";
import { Chips } from "./chips.tsx";
import { withoutNames } from "./find.server.ts";
import styles from "./list.module.css";
import { useLoadingDoctors } from "./loading.tsx";
import { OnPaper } from "./on-paper.tsx";
import { listForVisitors, listSpecialities, type VisitorList } from "./visitor-list.server.ts";

const listQuery = {
  parameters: { q: maxSearchLength, speciality: slugLength, here: 5, page: pageLength },
};

export const handle = { interactive: true };

export const reads = [listQuery];

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const locale = localeOf(location.pathname);
  const words = doctorWords[locale];
  const doctors = pageIn(locale, doctorsPage);
  const listed = loaderData && !isLoadFailure(loaderData) ? loaderData : undefined;
  const chosen = listed && (listed.q || nameOf(listed));
  const title = chosen ? fillPlaces(words.titleOf, { chosen }) : doctors.title;
  if (!listed || listed.pages === 1) return pageMeta({ ...doctors, title, locale, matches });
  const { page, pages } = listed;
  const origin = siteOrigin(matches);
  const linkTo = (rel: string, number: number) =>
    number < 1 || number > pages
      ? []
      : [
          {
            tagName: "link",
            rel,
            href: origin + pathIn(locale, pathOf({ ...listed, page: number })),
          } as const,
        ];
  return [
    ...pageMeta({
      ...doctors,
      title: page > 1 ? fillPlaces(words.titleOfPage, { title, page: String(page) }) : title,
      path: page > 1 ? pathOf(listed) : doctorsPage.path,
      locale,
      matches,
    }),
    ...linkTo("prev", page - 1),
    ...linkTo("next", page + 1),
  ];
};

/** Of the English page. */
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
  const locale = localeOf(url.pathname);
  return orLoadFailure(() => ({
    q,
    speciality,
    here,
    day: readDate(context, locale),
    danger: dangerIn(q, locale) && dangerIn(withoutNames(q), locale),
    specialities: listSpecialities(speciality, locale),
    ...listForVisitors(
      { q, speciality, here: here ? readHereToday(context) : undefined, page },
      context,
      locale,
    ),
  }));
}

/** For a printed list, which is kept until midnight for it. */
function readDate(context: Route.LoaderArgs["context"], locale: Locale): string {
  const { day } = readClock();
  keepUntil(context, instantOf({ day: addDays(day, 1), minute: 0 }));
  return showDayAndYear(day, locale);
}

type Listed = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function nameOf({ specialities, speciality }: Pick<Listed, "specialities" | "speciality">) {
  return specialities.find(({ slug }) => slug === speciality)?.name ?? "";
}

export default function DoctorList({ loaderData }: Route.ComponentProps) {
  useEffect(() => loadRoutes((id) => id === "doctors/show"), []);
  if (isLoadFailure(loaderData)) return <NotListed {...loaderData} />;
  const { q, speciality, here, day, danger, specialities, doctors, total, page, pages } =
    loaderData;
  const hasTimetable = here || doctors.some(({ opd }) => opd);
  return (
    <Page
      q={q}
      danger={danger}
      chips={
        <Chips
          specialities={specialities}
          chosen={speciality}
          isSearch={q !== ""}
          here={hasTimetable ? here : undefined}
        />
      }
    >
      <OnPaper day={day} />
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

function NotListed({ loadFailure }: LoadFailure) {
  const q = new URLSearchParams(useLocation().search).get("q") ?? "";
  return (
    <Page q={q}>
      <LoadFailureNotice failure={useDoctorWords().loadFailure} loadFailure={loadFailure}>
        <CallButton />
      </LoadFailureNotice>
    </Page>
  );
}

function Page({
  q,
  danger,
  chips,
  children,
}: {
  q: string;
  danger?: Danger | undefined;
  chips?: ReactNode;
  children: ReactNode;
}) {
  const loading = useLoadingDoctors();
  const locale = useLocale();
  const words = doctorWords[locale];
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{words.title}</h1>
      <Form
        action={pathIn(locale, doctorsPage.path)}
        method="get"
        role="search"
        className={styles.search}
        data-enhance
      >
        <label className="visually-hidden" htmlFor="doctor-search">
          {words.searchLabel}
        </label>
        <input
          key={q}
          id="doctor-search"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={words.placeholder}
        />
        <button type="submit" className="button">
          {useShell().search}
        </button>
      </Form>
      {q.length >= maxSearchLength && (
        <p role="status">
          {fillPlaces(words.tooLong, { count: maxSearchLength.toLocaleString("en-IN") })}
        </p>
      )}
      {danger && <DangerCard danger={danger} />}
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
  const locale = useLocale();
  const words = doctorWords[locale];
  return (
    <>
      <p role="status" className={styles.count}>
        <Typed text={countOf(words, total, speciality, here)} />
        {hasTimetable && (
          <span>
            {" · "}
            <a {...linkIn(locale, `${opdPage.path}?by=time`)}>{words.opdByTime}</a>
          </span>
        )}
        {q && (
          <>
            {" "}
            {words.forSearch} “{q}” · <a {...linkIn(locale, doctorsPage.path)}>{words.showAll}</a>
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
  const locale = useLocale();
  const words = doctorWords[locale];
  return (
    <div role="status" className="panel">
      <p>{here ? words.nobodyToday : whyEmpty(words, q, speciality)}</p>
      <p>
        {(q || speciality || here) && (
          <>
            <Sentence
              text={words.allOrCall}
              all={<a {...linkIn(locale, doctorsPage.path)}>{words.showAllDoctors}</a>}
            />{" "}
          </>
        )}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
    </div>
  );
}

function countOf(words: DoctorWords, total: number, speciality: string, here: boolean): string {
  const all = pluralOf(words.count, total);
  const some = speciality ? fillPlaces(words.inSpeciality, { doctors: all, speciality }) : all;
  return here ? fillPlaces(words.hereToday, { doctors: some }) : some;
}

function whyEmpty(words: DoctorWords, q: string, speciality: string): string {
  if (q) return fillPlaces(words.noMatch, { q });
  return speciality ? words.noneOfSpeciality : words.none;
}
