import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { summarizeTimes } from "#app/doctors/times.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import type { Sitting } from "#app/timetable/calendar.ts";
import { remarksOn } from "#app/timetable/overlaps.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import { describeNow, showDay, showPattern, showSpan } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { type Absence, listAbsencesOf } from "#db/timetable/absences.ts";
import { hasSittings } from "#db/timetable/sittings.ts";
import type { Route } from "./+types/staff-sittings";
import styles from "./staff-sittings.module.css";

export const meta: Route.MetaFunction = () => [{ title: "OPD times" }];

interface Row extends Sitting {
  remarks: string[];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const mayChangeTokens =
    isDeskOn() && mayUse(requireStaff(context), "/dashboard/Register/doctor/:doctor");
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => {
    const doctor = orNotFound(findDoctor(params.id));
    const moment = readClock();
    const timetable = readTimetableOf(doctor.id, moment.day);
    const { sittings, closures } = timetable;
    return {
      name: doctor.name,
      isShown: doctor.is_active && doctor.availability === "available",
      now: sittings.length > 0 ? describeNow(timetable, moment).text : wordSlots(doctor),
      sittings: sittings.map((one): Row => {
        return { ...one, remarks: remarksOn(one, sittings, closures, moment.day) };
      }),
      absences: listAbsencesOf([doctor.id], moment.day).map((absence) => {
        return { ...absence, hasBegun: absence.first_day <= moment.day };
      }),
      changed,
      mayChangeTokens,
    };
  });
}

/** What cards and lists say of a doctor without OPD sessions. */
function wordSlots({ hospital_slots }: Doctor): string {
  const hours = summarizeTimes(hospital_slots);
  if (!hours) return "Call to ask";
  return hasSittings() ? `Ask which days: ${hours}` : `OPD ${hours}`;
}

const columns: Column<Row>[] = [
  { label: "Days", isName: true, cell: (sitting) => <Days sitting={sitting} /> },
  { label: "Time", cell: (row) => showRange(row) },
  { label: "Room", cell: ({ room }) => room || "–" },
  { label: "Note", cell: ({ note }) => note || "–" },
];

interface AbsenceRow extends Absence {
  hasBegun: boolean;
}

const absenceColumns: Column<AbsenceRow>[] = [
  { label: "Days", isName: true, cell: showAbsence },
  { label: "Note for visitors", cell: ({ note }) => note || "–" },
];

const failed = {
  title: "OPD times",
  subtitle: "When the doctor is here",
  failure: "Failed to fetch OPD times",
};

export default function DoctorTimes({ loaderData, params: { id } }: Route.ComponentProps) {
  const { isBeingSetUp } = useHospital();
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { name, now, isShown, sittings, absences, changed, mayChangeTokens } = loaderData;
  return (
    <ListPage
      title={`OPD times of ${name}`}
      subtitle={
        isShown
          ? `Visitors read ${isBeingSetUp ? "once the website is open" : "now"}: “${now}”`
          : "Visitors do not see these times."
      }
      action={
        <DialogLink className="button" to={href("/dashboard/AddDoctor/:id/OPD/new", { id })}>
          Add OPD session
        </DialogLink>
      }
    >
      <p>
        <Link to={`${href("/dashboard/AddDoctor")}#${id}`}>Doctor List</Link>
        {mayChangeTokens && (
          <>
            {" · "}
            <Link to={href("/dashboard/Register/doctor/:doctor", { doctor: id })}>
              Tokens at the front desk
            </Link>
          </>
        )}
      </p>
      {sittings.length > 0 ? (
        <Table
          columns={columns}
          rows={sittings}
          actions={(row) => <SittingActions doctor={id} sitting={row} />}
          changed={changed}
        />
      ) : (
        <p className="panel" role="status">
          No OPD sessions yet. Add the days on which the doctor comes: until then visitors read
          hours without days, and are asked to call.
        </p>
      )}
      <section className={styles.absences} aria-labelledby="absences">
        <header className="head">
          <h2 id="absences">Away</h2>
          <Link
            className="button quiet"
            to={`${href("/dashboard/AddDoctor/:id/away", { id })}?back=opd`}
          >
            Mark as away
          </Link>
        </header>
        {absences.length > 0 ? (
          <Table
            columns={absenceColumns}
            rows={absences}
            actions={(row) => <AbsenceActions doctor={id} absence={row} />}
            changed={changed}
          />
        ) : (
          <p>Not away, today or later.</p>
        )}
      </section>
    </ListPage>
  );
}

function Days({ sitting }: { sitting: Row }) {
  const { first_day, last_day, remarks, replaces } = sitting;
  return (
    <>
      <strong>{showPattern(sitting)}</strong>
      {replaces && <small className={styles.line}>in place of the usual hours</small>}
      {first_day && <small className={styles.line}>from {showDay(first_day)}</small>}
      {last_day && <small className={styles.line}>until {showDay(last_day)}</small>}
      {remarks.map((remark) => (
        <small key={remark} className={styles.remark}>
          {remark}
        </small>
      ))}
    </>
  );
}

function showAbsence(absence: Absence): string {
  const days = showSpan(absence);
  return absence.back_at === null ? days : `${days}, comes at ${showTime(absence.back_at)}`;
}

function SittingActions({ doctor: id, sitting }: { doctor: string; sitting: Row }) {
  const what = ` ${showPattern(sitting)}, ${showRange(sitting)}`;
  const to = { id, sitting: sitting.id };
  return (
    <>
      <DialogLink to={href("/dashboard/AddDoctor/:id/OPD/:sitting/edit", to)}>
        Edit<span className="visually-hidden">{what}</span>
      </DialogLink>
      <Link
        to={`${href("/dashboard/AddDoctor/:id/OPD/new", { id })}?copy=${sitting.id}`}
        preventScrollReset
      >
        Copy<span className="visually-hidden">{what} to other days</span>
      </Link>
      {!sitting.replaces && (
        <DialogLink
          to={`${href("/dashboard/AddDoctor/:id/OPD/new", { id })}?instead=${sitting.id}`}
          preventScrollReset
        >
          Other hours<span className="visually-hidden">{what} for a while</span>
        </DialogLink>
      )}
      <DialogLink to={href("/dashboard/AddDoctor/:id/OPD/:sitting/delete", to)}>
        Remove<span className="visually-hidden">{what}</span>
      </DialogLink>
    </>
  );
}

function AbsenceActions({ doctor: id, absence }: { doctor: string; absence: AbsenceRow }) {
  const to = { id, absence: absence.id };
  return (
    <DialogLink to={href("/dashboard/AddDoctor/:id/OPD/absence/:absence/delete", to)}>
      {absence.hasBegun ? "Is back" : "Not away"}
      <span className="visually-hidden">: {showAbsence(absence)}</span>
    </DialogLink>
  );
}
