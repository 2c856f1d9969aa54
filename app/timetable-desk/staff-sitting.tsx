import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { idLength } from "#app/forms/field-lengths.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, readQuery } from "#app/requests/http.ts";
import { remarksOn } from "#app/timetable/overlaps.ts";
import { showTime } from "#app/timetable/range.ts";
import { saveForm } from "#app/timetable/save.server.ts";
import { sittingSchema } from "#app/timetable/schema.ts";
import { sittingForm } from "#app/timetable/staff-inputs.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showPattern } from "#app/timetable/words.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { findDoctor } from "#db/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import {
  createSittingOnce,
  findSitting,
  type Sitting,
  type SittingFields,
  updateSitting,
} from "#db/sittings.ts";
import type { Route } from "./+types/staff-sitting";
import { SittingForm } from "./sitting-form.tsx";

/** Of a new sitting. */
const query = { parameters: { copy: idLength } };

export const reads = [sittingForm, query];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** `?copy=` is a sitting whose times a new one has, for other days. */
export function loader({ params, url }: Route.LoaderArgs) {
  const copied = readQuery(url, query).copy;
  return orUnread(() => {
    if (!findDoctor(params.id)) throw notFound();
    const known = params.sitting ?? copied;
    const stored = known ? findSitting(known) : undefined;
    const sitting = stored?.doctor_id === params.id ? stored : undefined;
    if (params.sitting && !sitting) throw notFound();
    return { sitting: params.sitting ? sitting : withoutDays(sitting), form_key: newFormKey() };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { id: doctor_id, sitting: id } = params;
  return saveForm(request, requireStaff(context), {
    id,
    form: sittingForm,
    schema: sittingSchema,
    failure: failureFor(id),
    kept: { createOnce: createSittingOnce, update: updateSitting },
    toFields(value) {
      if (!findDoctor(doctor_id) || isElsewhere(params)) throw notFound();
      return { doctor_id, ...value };
    },
    inWords,
    lead: (saved) =>
      redirectWithFlash(`${href("/dashboard/AddDoctor/:id/OPD", { id: doctor_id })}#${saved.id}`, {
        sentence: [`The sitting was ${id ? "updated" : "added"}.`, ...told(saved)].join(" "),
        changed: saved.id,
        page: href("/doctor/:id", { id: doctor_id }),
      }),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.sitting));
}

export default function EditSitting({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const title = params.sitting ? "Edit sitting" : "Add sitting";
  return (
    <Dialog
      key={params.sitting}
      title={title}
      closeTo={href("/dashboard/AddDoctor/:id/OPD", { id: params.id })}
    >
      <title>{`${actionData ? "Error: " : ""}${title}`}</title>
      {reply && <ConflictNotice thing="this sitting" differences={reply.differences} />}
      {isUnread(loaderData) && !reply ? (
        <UnreadNotice failure="Failed to fetch OPD times" unread={loaderData.unread} />
      ) : (
        <SittingForm
          {...(isUnread(loaderData) ? {} : loaderData)}
          reply={reply}
          notSent={notSent}
        />
      )}
    </Dialog>
  );
}

function failureFor(sitting: string | undefined): string {
  return sitting ? "Failed to update sitting" : "Failed to add sitting";
}

function isElsewhere({ id, sitting }: { id: string; sitting?: string }): boolean {
  return sitting !== undefined && findSitting(sitting)?.doctor_id !== id;
}

function withoutDays(sitting: Sitting | undefined): Partial<Sitting> | undefined {
  if (!sitting) return undefined;
  const { id: _, version: __, weekdays: ___, ...rest } = sitting;
  return rest;
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
