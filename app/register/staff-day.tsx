import { href, Link, useOutlet } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { formatRupees } from "#app/language/money.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { addDays } from "#app/timetable/calendar.ts";
import dayStyles from "#app/timetable/day-head.module.css";
import { DayTitle, Figures, FindForm } from "#app/timetable/day-head.tsx";
import { showTime } from "#app/timetable/range.ts";
import { showLongDay } from "#app/timetable/words.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import type { AppointmentState } from "#db/schema.ts";
import type { Route } from "./+types/staff-day";
import { BookHead } from "./book-head.tsx";
import { BookTable } from "./book-table.tsx";
import { readRegister } from "./day.server.ts";
import { SittingList } from "./sitting-list.tsx";
import styles from "./staff-day.module.css";
import { registerQuery } from "./staff-inputs.ts";
import { useFresh } from "./use-fresh.ts";

export const reads = [registerQuery];

export const meta: Route.MetaFunction = () => [{ title: "Register" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  recordFrom(context, { kind: "register read", staff });
  const mayChangeTokens = mayUse(staff, "/dashboard/Register/doctor/:doctor");
  const mayTake = mayUse(staff, "/dashboard/Payments");
  return orLoadFailure(() => ({
    ...readRegister(url),
    mayChangeTokens,
    mayTake,
    readAt: Date.now(),
  }));
}

export default function RegisterOfDay({ loaderData }: Route.ComponentProps) {
  const dialog = useOutlet();
  const read = useFresh(loaderData);
  return (
    <>
      <div inert={dialog !== null}>
        {isLoadFailure(read) ? (
          <>
            <h1>Register</h1>
            <LoadFailureNotice failure="Failed to fetch appointments" {...read} />
          </>
        ) : (
          <Day {...read} isReadAnew={read !== loaderData} />
        )}
      </div>
      {dialog}
    </>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Day(read: Loaded & { isReadAnew: boolean }) {
  const { day, today, minute, sittings, chosen, groups, page, pages, total } = read;
  const sitting = sittings.find(({ key }) => key === chosen);
  return (
    <>
      <Head {...read} />
      <CountsOfDay {...read} />
      <div className={styles.columns}>
        <SittingList day={day} today={today} minute={minute} sittings={sittings} chosen={chosen} />
        <section className={styles.book} aria-label="Appointments">
          {sitting && <BookHead sitting={sitting} {...read} />}
          {total === 0 ? (
            <p className={styles.empty} role="status">
              {sitting ? "Nobody has a token for these hours yet." : emptyDay(read)}
            </p>
          ) : (
            <BookTable
              groups={groups}
              found={read.found}
              focuses={!read.isReadAnew}
              today={today}
              queue={sitting?.queue}
              mayTake={read.mayTake}
            />
          )}
          <Pagination page={page} pages={pages} />
        </section>
      </div>
      {read.mayChangeTokens && <Download day={day} />}
    </>
  );
}

/** For administrators: the rows of some days as a spreadsheet opens them. */
function Download({ day }: { day: string }) {
  return (
    <details>
      <summary>Download the register</summary>
      <form action={href("/dashboard/Register/export.csv")} className="row">
        <label>
          From <input type="date" name="from" defaultValue={day} />
        </label>
        <label>
          to <input type="date" name="to" defaultValue={day} />
        </label>
        <button type="submit" className="button quiet">
          Download as CSV
        </button>
      </form>
    </details>
  );
}

function Head({ day, today, minute, q, kept, videoCalls }: Loaded) {
  const register = href("/dashboard/Register");
  const other = (days: number) => pathWith(register, { day: addDays(day, days) });
  const fresh = { sitting: kept, day: otherDay(day, today) };
  return (
    <header className={dayStyles.head}>
      <DayTitle title={showLongDay(day)} before={other(-1)} after={other(1)}>
        {day === today ? (
          <Link
            to={pathWith(register, { sitting: kept })}
            accessKey="r"
            className={dayStyles.small}
          >
            {showTime(minute)}
            <span className="visually-hidden">: look again</span>
          </Link>
        ) : (
          <Link to={register} className={dayStyles.small}>
            Today
          </Link>
        )}
      </DayTitle>
      <FindForm q={q} label="Token, name or phone" isWide accessKey="s">
        {day !== today && <input type="hidden" name="day" value={day} />}
        {kept && <input type="hidden" name="sitting" value={kept} />}
      </FindForm>
      <Link className="button" accessKey="n" to={pathWith(href("/dashboard/Register/new"), fresh)}>
        New appointment
      </Link>
      <Link
        className="button quiet"
        accessKey="w"
        to={pathWith(href("/dashboard/Register/new"), { ...fresh, walkIn: "1" })}
      >
        Walk-in
      </Link>
      <Link to={pathWith(href("/dashboard/Register/video"), { day: otherDay(day, today) })}>
        {`Video calls${videoCalls > 0 ? `: ${videoCalls}` : ""}`}
      </Link>
    </header>
  );
}

function CountsOfDay({ day, today, counts, state, q, mayTake, taken, due }: Loaded) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const to = (wanted?: AppointmentState) =>
    pathWith(href("/dashboard/Register"), { day: otherDay(day, today), state: wanted });
  const states = Object.entries(counts).map(([name, figure]) => ({
    to: to(name as AppointmentState),
    isCurrent: state === name,
    figure,
    text: stateLabels[name as AppointmentState].toLowerCase(),
  }));
  const everybody = { to: to(), isCurrent: !state && !q, figure: all, text: "in all" };
  return (
    <Figures label="Appointments by state" figures={[everybody, ...states]}>
      {mayTake && (
        <Link
          to={pathWith(href("/dashboard/Payments"), { day: otherDay(day, today) })}
          accessKey="y"
          className={dayStyles.money}
        >
          {`${formatRupees(taken)} taken · ${formatRupees(due)} due`}
        </Link>
      )}
    </Figures>
  );
}

function emptyDay({ q, state }: Loaded): string {
  if (q) return `Nobody of this day is found by “${q}”.`;
  return state ? "Nobody." : "No sitting on this day.";
}

function otherDay(day: string, today: string): string | undefined {
  return day === today ? undefined : day;
}
