import { Fragment, type ReactNode } from "react";
import { href, Link, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { keepsWebsite, mayUse } from "#app/auth/roles.ts";
import { StateCounts } from "#app/career-desk/state-counts.tsx";
import { Checklist } from "#app/first-run/checklist.tsx";
import { readProgress } from "#app/first-run/progress.server.ts";
import { fillIn } from "#app/hospital/fill-in.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { languageNames } from "#app/language/locale.ts";
import { countTranslated } from "#app/own-words/count.server.ts";
import { showCount, type WordsCount } from "#app/own-words/words-count.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { listExpiredAccreditations } from "#app/settings/accreditations.server.ts";
import { SignInPlace } from "#app/sign-in/sign-in-place.tsx";
import { readToday } from "#app/timetable/today.server.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { findSignInBefore } from "#db/accounts/sessions.ts";
import { countApplicationsByState } from "#db/applications/application-states.ts";
import { countDoctors } from "#db/doctors/doctors.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { countLinks } from "#db/texts/links.ts";
import type { Route } from "./+types/overview";
import { readUpkeep } from "./backups.server.ts";
import { Backups, UpkeepProblems } from "./backups.tsx";
import styles from "./overview.module.css";
import { Today } from "./today.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const { id, name, sessionId } = staff;
  if (!keepsWebsite(staff))
    throw redirect(isDeskOn() ? href("/dashboard/Register") : href("/dashboard/Notices"));
  return orLoadFailure(() => ({
    name,
    progress: mayUse(staff, "/dashboard/SetUp") ? readProgress() : undefined,
    doctors: countDoctors(),
    states: countApplicationsByState(),
    links: countLinks(),
    expired: mayUse(staff, "/dashboard/Hospital") ? listExpiredAccreditations() : [],
    words: countTranslated(staff),
    upkeep: readUpkeep(mayUse(staff, "/dashboard/backup")),
    signIn: findSignInBefore(id, sessionId),
    today: readToday(),
  }));
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { isBeingSetUp } = useHospital();
  if (isLoadFailure(loaderData)) {
    return (
      <>
        <h1>Welcome</h1>
        <LoadFailureNotice failure="Failed to fetch the overview" {...loaderData} />
      </>
    );
  }
  const { name, progress, expired, doctors, states, links, words, upkeep, signIn, today } =
    loaderData;
  return (
    <>
      <h1>Welcome, {name}</h1>
      <UpkeepProblems upkeep={upkeep} />
      <Expired accreditations={expired} />
      <p>Here you keep the hospital's website up to date.</p>
      {today.hasTimetable && <Today {...today} />}
      {progress && <Checklist {...progress} />}
      {!today.hasTimetable && <Today {...today} />}
      <ul className={styles.figures}>
        <Figure to={href("/dashboard/AddDoctor")} value={doctors.visible}>
          {doctors.visible === 1 ? "doctor" : "doctors"} {isBeingSetUp ? "ready for" : "shown on"}{" "}
          the website
        </Figure>
        <Figure
          to={`${href("/dashboard/AddDoctor")}?availability=unavailable&website=shown`}
          value={doctors.unavailable}
        >
          of them unavailable
        </Figure>
        {states && (
          <Figure to={`${href("/dashboard/Careers")}?state=new`} value={states.new}>
            new {states.new === 1 ? "application" : "applications"}
          </Figure>
        )}
        <Figure to={href("/dashboard/Links")} value={links}>
          social {links === 1 ? "link" : "links"}
        </Figure>
      </ul>
      <StateCounts counts={states} />
      <Translated counts={words} />
      {signIn && (
        <p className={styles.note}>
          Last sign-in: <SignInPlace signIn={signIn} />
        </p>
      )}
      <p className="row">
        <Link className="button" to={href("/dashboard/AddDoctor/new")}>
          Add Doctor
        </Link>
        <Link className="button quiet" to={href("/dashboard/Links/new")}>
          Add Link
        </Link>
      </p>
      <Backups upkeep={upkeep} />
    </>
  );
}

function Expired({ accreditations }: { accreditations: { name: string; validUntil: string }[] }) {
  const hospital = useHospital();
  return accreditations.map(({ name, validUntil }) => (
    <p key={name} className={styles.expired}>
      {`“${fillIn(name, hospital)}” was valid until ${validUntil}, so visitors do not see it any more. `}
      {hospital.line && `The line under the name is still “${hospital.line}”. `}
      <Link to={href("/dashboard/Hospital/:group", { group: "Accreditations" })}>Change it</Link>
    </p>
  ));
}

function Translated({ counts }: { counts: readonly WordsCount[] }) {
  if (counts.every(({ current, old }) => current + old === 0)) return null;
  return (
    <p className={styles.note}>
      <Link to={href("/dashboard/Translations")}>Texts of the hospital</Link>
      {counts.map((count) => (
        <Fragment key={count.locale}>
          {" · "}
          <span lang={count.locale}>{languageNames[count.locale]}</span>
          {`: ${showCount(count)}`}
        </Fragment>
      ))}
    </p>
  );
}

function Figure({ to, value, children }: { to: string; value: number; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <b>{value.toLocaleString("en-IN")}</b> {children}
      </Link>
    </li>
  );
}
