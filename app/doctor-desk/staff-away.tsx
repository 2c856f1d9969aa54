import { href, type Location, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { awayQuery } from "#app/doctors/staff-inputs.ts";
import { withBooked } from "#app/patients/booked.server.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import {
  addDays,
  daysFrom,
  type Moment,
  occurrencesOn,
  stateOf,
  type Timetable,
  takesPlace,
} from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { changedSince } from "#app/timetable/save.server.ts";
import { absenceSchema } from "#app/timetable/schema.ts";
import { absenceForm } from "#app/timetable/staff-inputs.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import { awayUntil, showDay, showSpan } from "#app/timetable/words.ts";
import { AwayForm } from "#app/timetable-desk/away-form.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { type AbsenceFields, saveAbsenceOnce } from "#db/timetable/absences.ts";
import type { Route } from "./+types/staff-away";
import { isFromRegister } from "./from-register.ts";
import { requireDoctor } from "./require-doctor.server.ts";
import { messageAbout } from "./staff-message.ts";
import { placeAfterAbsence } from "./staff-selection.server.ts";

const failure = "Failed to mark the doctor as away";

export const reads = [absenceForm, awayQuery];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const doctor = requireDoctor(params.id);
    const moment = readClock();
    const timetable = readTimetableOf(doctor.id, moment.day);
    return {
      name: doctor.name,
      today: moment.day,
      later: laterToday(timetable, moment),
      inUntil: inUntil(timetable, moment),
      coming: comingOpd(timetable, moment.day),
      form_key: newFormKey(),
    };
  });
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const moment = readClock();
  const { day } = moment;
  const schema = absenceSchema(day, inUntil(readTimetableOf(params.id, day), moment));
  const input = { form: absenceForm, schema, failure };
  return actOnForm(request, input, async (value, { form, refuse }) => {
    const doctor = requireDoctor(params.id);
    const fields = { doctor_id: doctor.id, ...value };
    const days = { day, dayBefore: addDays(day, -1), dayAfter: addDays(day, 1) };
    const added = saveAbsenceOnce(fields, form.get("form_key"), days, staff);
    if (added.conflict) return refuse({ "": [changedSince] });
    const message = messageAbout(doctor, whatIs(value, doctor.id, day));
    return redirectWithFlash(
      placeAfterAbsence(url, doctor.id),
      withBooked(message, awayTime(doctor.id, value), staff),
    );
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

export default function MarkAway({ loaderData, actionData, params }: Route.ComponentProps) {
  const list = useKeptSearch(href("/dashboard/AddDoctor"));
  const closeTo = wayBack(useLocation(), params.id) ?? list;
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog title="Mark as away" closeTo={closeTo}>
      <title>{`${actionData ? "Error: " : ""}Mark as away`}</title>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch doctor" {...loaderData} />
      ) : (
        <>
          <p>
            <strong>{loaderData.name}</strong>
          </p>
          <AwayForm {...loaderData} reply={reply} notSent={notSent} />
        </>
      )}
    </Dialog>
  );
}

function wayBack(from: Location, id: string): string | undefined {
  if (isFromRegister(from)) return href("/dashboard/Register");
  const back = new URLSearchParams(from.search).get("back");
  if (back === "overview") return href("/dashboard");
  return back === "opd" ? href("/dashboard/AddDoctor/:id/OPD", { id }) : undefined;
}

function awayTime(
  doctor: string,
  { first_day: from, last_day: to, from_at, back_at }: Omit<AbsenceFields, "doctor_id">,
) {
  return { doctor, from, to, after: from_at ?? back_at };
}

function whatIs(
  { first_day, last_day, back_at, from_at = null }: Omit<AbsenceFields, "doctor_id">,
  doctor: string,
  today: string,
): string {
  if (back_at !== null) return `comes at ${showTime(back_at)} today`;
  const isNow = first_day <= today && today <= last_day && from_at === null;
  if (!isNow) return `is away ${showSpan({ first_day, last_day, from_at })}`;
  return `is away ${awayUntil(readTimetableOf(doctor, today), today)}`;
}

/** Half an hour after what is on or next, as the quarters of an hour have it. */
function laterToday(timetable: Timetable, { day, minute }: Moment): number {
  const next = occurrencesOn(timetable, day).find(({ ends_at }) => ends_at > minute);
  const from = Math.max(next?.starts_at ?? minute, minute);
  return Math.min(Math.max(Math.ceil((from + 30) / 15) * 15, 375), 1365);
}

/** When the present hours end; undefined of a doctor who is not in OPD now. */
function inUntil(timetable: Timetable, moment: Moment): number | undefined {
  const state = stateOf(timetable, moment);
  return state.kind === "now" ? state.until : undefined;
}

function comingOpd(timetable: Timetable, today: string): string[] {
  return daysFrom(today, 7).flatMap((day) => {
    const ranges = occurrencesOn(timetable, day)
      .filter(takesPlace)
      .map((run) => showRange(run));
    return ranges.length > 0 ? [`${showDay(day)}, ${ranges.join(" and ")}`] : [];
  });
}
