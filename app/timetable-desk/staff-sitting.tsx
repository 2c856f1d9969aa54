import { href, Link, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { idLength } from "#app/forms/field-lengths.ts";
import { withBooked } from "#app/patients/booked.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, readQuery } from "#app/requests/http.ts";
import { addDays, weekdayOf } from "#app/timetable/calendar.ts";
import { remarksOn } from "#app/timetable/overlaps.ts";
import { showTime } from "#app/timetable/range.ts";
import { saveForm } from "#app/timetable/save.server.ts";
import { otherHoursSchema, sittingSchema } from "#app/timetable/schema.ts";
import { sittingForm } from "#app/timetable/staff-inputs.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showDays, showPattern } from "#app/timetable/words.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { findDoctor } from "#db/doctors/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import { keptSittings, type Sitting, type SittingFields } from "#db/timetable/sittings.ts";
import type { Route } from "./+types/staff-sitting";
import { RecordDialog } from "./record-dialog.tsx";
import { asTyped, names, SittingInputs, type SittingToEdit } from "./sitting-inputs.tsx";

/** Of a new sitting. */
const query = { parameters: { copy: idLength, instead: idLength, week: 4 } };

const fillsNextWeek = "&week=next";

export const reads = [sittingForm, query];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/**
 * `?copy=` is a session whose times a new one has, for other days; `?instead=` is one in whose place the new one
 * is for a while, and with `week=next` in the week that begins on Monday.
 */
export function loader({ params, url }: Route.LoaderArgs) {
  const { copy, instead, week } = readQuery(url, query);
  return orLoadFailure(() => {
    if (!findDoctor(params.id)) throw notFound();
    const stored = findOwn(params.id, params.sitting ?? instead ?? copy);
    if ((params.sitting || instead) && !stored) throw notFound();
    const sitting = toTyped(stored, params.sitting, instead);
    const next = nextWeek(readClock().day);
    return {
      sitting: week === "next" ? { ...sitting, ...next } : sitting,
      nextWeek: instead ? `Next week: ${showDays(next)}` : undefined,
      form_key: newFormKey(),
    };
  });
}

function nextWeek(today: string): { first_day: string; last_day: string } {
  const first_day = addDays(today, 8 - weekdayOf(today));
  return { first_day, last_day: addDays(first_day, 6) };
}

function toTyped(stored: Sitting | undefined, edited?: string, instead?: string) {
  if (edited || !stored) return stored;
  const { id: replaces, version: _, first_day: __, last_day: ___, ...times } = stored;
  return instead ? { ...times, replaces } : { ...times, weekdays: [], replaces: null };
}

function findOwn(doctor: string, id: string | undefined): Sitting | undefined {
  const sitting = id ? keptSittings.find(id) : undefined;
  return sitting?.doctor_id === doctor ? sitting : undefined;
}

export function action({ request, params, context, url }: Route.ActionArgs) {
  const { id: doctor_id, sitting: id } = params;
  const { instead } = readQuery(url, query);
  const replaces = (id ? findOwn(doctor_id, id)?.replaces : instead) ?? undefined;
  const staff = requireStaff(context);
  return saveForm(request, staff, {
    id,
    form: sittingForm,
    schema: replaces ? otherHoursSchema : sittingSchema,
    failure: failureFor(id),
    kept: keptSittings,
    toFields(value) {
      if (!findDoctor(doctor_id)) throw notFound();
      if (!id && !replaces) return { doctor_id, ...value };
      if (!findOwn(doctor_id, id ?? replaces)) throw notFound();
      return { doctor_id, ...value, ...(replaces && { replaces }) };
    },
    inWords,
    lead: (saved) =>
      redirectWithFlash(
        `${href("/dashboard/AddDoctor/:id/OPD", { id: doctor_id })}#${saved.id}`,
        withBooked(
          {
            sentence: [saySaved(saved, id), ...told(saved)].join(" "),
            changed: saved.id,
            page: href("/doctor/:id", { id: doctor_id }),
          },
          { sitting: saved.id, replaced: replacedBy(saved), from: readClock().day },
          staff,
        ),
      ),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.sitting));
}

export default function EditSitting({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  const sent = useReply(actionData);
  const sitting: SittingToEdit | undefined = isLoadFailure(loaderData)
    ? undefined
    : loaderData.sitting;
  const { form, fields } = formFromReply("sitting", names, sent.reply?.result, asTyped(sitting));
  const isInstead = Boolean(sitting?.replaces);
  return (
    <RecordDialog
      key={`${params.sitting} ${search.replace(fillsNextWeek, "")}`}
      title={titleOf(params.sitting, sitting)}
      closeTo={href("/dashboard/AddDoctor/:id/OPD", { id: params.id })}
      thing="this OPD session"
      add={isInstead ? "Save other hours" : "Add OPD session"}
      failure="Failed to fetch OPD times"
      loaderData={loaderData}
      version={sitting?.version}
      form={form}
      sent={sent}
    >
      {!isLoadFailure(loaderData) && loaderData.nextWeek && !sent.reply && (
        <p>
          <Link
            className="button quiet"
            to={`?instead=${sitting?.replaces}${fillsNextWeek}`}
            replace
            preventScrollReset
          >
            {loaderData.nextWeek}
          </Link>
        </p>
      )}
      <SittingInputs fields={fields} isInstead={isInstead} days={search} />
    </RecordDialog>
  );
}

function failureFor(sitting: string | undefined): string {
  return sitting ? "Failed to update OPD session" : "Failed to add OPD session";
}

function titleOf(edited: string | undefined, sitting?: Partial<Sitting>): string {
  if (sitting?.replaces) return "Other hours from … to …";
  return edited ? "Edit OPD session" : "Add OPD session";
}

function saySaved({ replaces, first_day, last_day }: Sitting, edited: string | undefined): string {
  if (!replaces || !first_day || !last_day) {
    return `The OPD session was ${edited ? "updated" : "added"}.`;
  }
  return `Other hours apply ${showDays({ first_day, last_day })}. The usual ones then return by themselves.`;
}

function replacedBy({ replaces, first_day, last_day }: Sitting) {
  if (!replaces || !first_day || !last_day) return undefined;
  return { sitting: replaces, from: first_day, to: last_day };
}

function told(sitting: Sitting): string[] {
  const { day } = readClock();
  const { sittings, closures } = readTimetableOf(sitting.doctor_id, day);
  return remarksOn(sitting, sittings, closures, day);
}

function inWords(sitting: SittingFields) {
  const { first_day, last_day, weekdays, weeks, starts_at, ends_at, room, note } = sitting;
  return {
    weekdays: showPattern({ weekdays, weeks }),
    starts_at: showTime(starts_at),
    ends_at: showTime(ends_at),
    room,
    note,
    first_day: first_day ? showDayAndYear(first_day) : "",
    last_day: last_day ? showDayAndYear(last_day) : "",
  };
}
