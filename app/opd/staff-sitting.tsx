import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { notFound, readQuery } from "#app/http.ts";
import { ConflictNotice, type Difference } from "#app/ui/conflict-notice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { send } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { useReply } from "#app/ui/use-reply.ts";
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
import { differencesOf } from "./compare.ts";
import { labels } from "./fields.ts";
import { remarksOn } from "./overlaps.ts";
import { showTime } from "./range.ts";
import { saveForm } from "./save.server.ts";
import { sittingSchema } from "./schema.ts";
import { SittingForm } from "./sitting-form.tsx";
import { readClock, readTimetableOf } from "./timetable.server.ts";
import { showDayAndYear, showPattern } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** `?copy=` is a sitting whose times a new one has, for other days. */
export function loader({ params, url }: Route.LoaderArgs) {
  const copied = readQuery(url, "newSitting").copy;
  return orUnread(() => {
    if (!findDoctor(params.id)) throw notFound();
    const known = params.sitting ?? copied;
    const stored = known ? findSitting(known) : undefined;
    const sitting = stored?.doctor_id === params.id ? stored : undefined;
    if (params.sitting && !sitting) throw notFound();
    return { sitting: params.sitting ? sitting : withoutDays(sitting), form_key: newFormKey() };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, "sitting");
  const submission = parseWithZod(form, { schema: sittingSchema });
  const version = params.sitting ? Number(form.get("version")) : undefined;
  const typed = () => ({
    result: submission.reply(),
    version,
    differences: [] as Difference[],
  });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const fields = { doctor_id: params.id, ...submission.value };
  return orNotSent(
    failureFor(params.sitting),
    async () => {
      if (!findDoctor(params.id) || isElsewhere(params)) throw notFound();
      const kept = { createOnce: createSittingOnce, update: updateSitting };
      const saved = saveForm(kept, params.sitting, form, fields, staff);
      if (!saved) throw notFound();
      if (saved.conflict) {
        const { current } = saved;
        const differences = differencesOf(labels, inWords(current), inWords(fields));
        return data({ ...typed(), version: current.version, differences }, { status: 409 });
      }
      const place = `${href("/dashboard/AddDoctor/:id/OPD", { id: params.id })}#${saved.after.id}`;
      return redirectWithFlash(place, {
        sentence: [
          `The sitting was ${params.sitting ? "updated" : "added"}.`,
          ...told(saved.after),
        ].join(" "),
        changed: saved.after.id,
        page: href("/doctor/:id", { id: params.id }),
      });
    },
    typed,
  );
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
