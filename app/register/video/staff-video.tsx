import { href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { labels } from "#app/patients/labels.ts";
import { MessageLinks } from "#app/patients/message-links.tsx";
import { toPatient } from "#app/patients/schema.ts";
import { StateBadge } from "#app/patients/state-badge.tsx";
import { languageAnswers, messageAnswers, showPhone } from "#app/patients/words.ts";
import { findMoveDoctor } from "#app/register/booking/move.server.ts";
import { FindDoctor } from "#app/register/booking/staff-move.tsx";
import styles from "#app/register/booking/staff-new.module.css";
import buttons from "#app/register/buttons.module.css";
import { Fee } from "#app/register/fee.tsx";
import { FeeField } from "#app/register/fee-field.tsx";
import { videoSchema } from "#app/register/schema.ts";
import { placesQuery, videoForm } from "#app/register/staff-inputs.ts";
import { consents, nameDay, videoSteps } from "#app/register/words.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound, readQuery } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { addDays, readDay } from "#app/timetable/calendar.ts";
import { DayTitle } from "#app/timetable/day-head.tsx";
import { showTime, timeChoices } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showLongDay } from "#app/timetable/words.ts";
import { AskedBefore, useAskedBefore } from "#app/ui/asked-before.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { dueOf } from "#db/register/due.ts";
import {
  bookVideoCall,
  listVideoCallsOn,
  listVideoSteps,
  type VideoCall,
} from "#db/register/video-calls.ts";
import type { Route } from "./+types/staff-video";
import { messageOf, offerTimes, videoFeeOf, whyNoCall, whyNotBooked } from "./video.server.ts";

const failure = "Failed to create appointment";

export const reads = [videoForm, placesQuery];

export const meta: Route.MetaFunction = () => [{ title: "Video calls" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  recordFrom(context, { kind: "register read", staff });
  return orLoadFailure(() => {
    const moment = readClock();
    const { doctor: text = "" } = readQuery(url, placesQuery);
    const day = readCallDay(url);
    const doctor = text ? findMoveDoctor(text, "") : undefined;
    return {
      mayTake: mayUse(staff, "/dashboard/Payments"),
      day,
      today: moment.day,
      text,
      calls: listVideoCallsOn(day).map((call) => toRow(call, moment.day)),
      doctor: doctor && {
        id: doctor.id,
        name: doctor.name,
        fee: videoFeeOf(doctor),
        ...offerTimes(doctor, day, moment),
      },
      form_key: newFormKey(),
    };
  });
}

function toRow(call: VideoCall, today: string) {
  return { ...call, message: messageOf(call), next: listVideoSteps(call, today) };
}

/** The same form sent twice books one call. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const moment = readClock();
  const input = { form: videoForm, schema: videoSchema(moment.day), failure };
  return actOnForm(request, input, async (value, { form, refuse }) => {
    const day = readCallDay(url);
    const doctor = orNotFound(findMoveDoctor(readQuery(url, placesQuery).doctor ?? "", ""));
    const wrong = whyNoCall(value, doctor, day, moment);
    if (Object.keys(wrong).length > 0) return refuse(wrong, 400);
    const { time, fee, note, consent } = value;
    const place = { doctor_id: doctor.id, doctor_name: doctor.name, day, time };
    const booked = bookVideoCall(
      { ...place, fee, note, consent, patient: toPatient(value) },
      form.get("form_key"),
      staff,
    );
    if (!("call" in booked)) return refuse({ time: [whyNotBooked(booked)] });
    const { call } = booked;
    const sentence = `Video call for ${call.name}: ${call.doctor_name}, ${nameDay(day, moment.day)} ${showTime(call.time)}.`;
    const list = pathWith(href("/dashboard/Register/video"), { day });
    return redirectWithFlash(`${list}#${call.id}`, { sentence });
  });
}

function readCallDay(url: URL): string {
  return readDay(readQuery(url, placesQuery).day ?? "") ?? readClock().day;
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

export default function VideoCalls({ loaderData, actionData }: Route.ComponentProps) {
  const doctorId = isLoadFailure(loaderData) ? undefined : loaderData.doctor?.id;
  const sent = useReply(actionData, doctorId);
  const { isAskedBefore, look } = useAskedBefore();
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch appointments" {...loaderData} />;
  }
  const { day, calls, text, doctor, mayTake } = loaderData;
  const list = href("/dashboard/Register/video");
  const other = (days: number) => pathWith(list, { day: addDays(day, days) });
  return (
    <div className={styles.page}>
      <p>
        <Link to={pathWith(href("/dashboard/Register"), { day })}>Register</Link>
      </p>
      <DayTitle title={showLongDay(day)} before={other(-1)} after={other(1)} />
      <h2>Video calls</h2>
      {calls.length === 0 ? (
        <p role="status">No video call on this day.</p>
      ) : (
        <Table columns={columnsFor(mayTake)} rows={calls} actions={Steps} />
      )}
      <h2>New video call</h2>
      <FindDoctor
        text={doctor?.name ?? text}
        label="Doctor"
        hint="A part of the name or of the speciality is enough."
        dayLabel="Day"
        day={day}
        onInput={look}
      />
      <AskedBefore isShown={isAskedBefore && text !== ""} button="Show times" />
      {text !== "" && !doctor && <p role="alert">No doctor, or more than one, is called that.</p>}
      {doctor && (
        <div inert={isAskedBefore}>
          <CallForm {...loaderData} doctor={doctor} sent={sent} />
        </div>
      )}
    </div>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

type Row = Loaded["calls"][number];

const columnsFor = (mayTake: boolean): Column<Row>[] => [
  { label: "Time", cell: ({ time }) => showTime(time) },
  { label: "Name", isName: true, cell: ({ name }) => <strong>{name}</strong> },
  { label: "Doctor", cell: ({ doctor_name }) => doctor_name },
  { label: "Phone", cell: ({ phone }) => showPhone(phone) },
  {
    label: "Fee",
    cell: (call) => (
      <Fee appointment={call} name={call.name} leadsToPayment={mayTake && dueOf(call) > 0} />
    ),
  },
  { label: "State", cell: ({ state }) => <StateBadge state={state} /> },
  { label: "Tell", cell: ({ message, ...row }) => <MessageLinks {...row} text={message} /> },
];

function Steps({ id, state, name, next }: Row) {
  return (
    <span className="row" id={id}>
      {next.map((to) => (
        <SendForm key={to} action={href("/dashboard/Register/video/:id", { id })}>
          <input type="hidden" name="from" value={state} />
          <input type="hidden" name="to" value={to} />
          <SubmitButton className={buttons.small} busy="Saving..." about={name}>
            {videoSteps[to]}
          </SubmitButton>
        </SendForm>
      ))}
    </span>
  );
}

const names = [
  ...(["name", "phone", "age", "guardian", "language", "messages"] as const),
  ...(["time", "consent", "fee", "note"] as const),
];

function CallForm({
  doctor: { id, name, fee, times, warning },
  day,
  form_key,
  sent,
}: {
  doctor: NonNullable<Loaded["doctor"]>;
  day: string;
  form_key: string;
  sent: Sent;
}) {
  const { form, fields } = formFromReply("video", names, sent.reply?.result, { fee: String(fee) });
  const why = warning || `${name} has no free time for video calls on this day.`;
  if (times.length === 0 && !sent.reply && !sent.notSent) return <p>{why}</p>;
  // Whom the search finds, and which day it is, may be another when the form is sent.
  const action = pathWith(href("/dashboard/Register/video"), { day, doctor: id });
  return (
    <ReplyForm form={form} sent={sent} form_key={form_key} action={action} className={styles.form}>
      <fieldset className={styles.part}>
        <legend>{name}</legend>
        {(warning || times.length === 0) && <p role="status">{why}</p>}
        <SelectField
          field={fields.time}
          label="Time"
          description="These times have no days: ask the doctor."
          data={timeChoices(times)}
        />
        <SelectField field={fields.consent} label="Consent" data={consents} />
        <FeeField field={fields.fee} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Who</legend>
        <EntryField field={fields.name} label={labels.name} />
        <EntryField field={fields.phone} label={labels.phone} inputMode="tel" />
        <EntryField
          field={fields.age}
          label={labels.age}
          description="34, 8 m, 20 d or a date of birth"
        />
        <EntryField
          field={fields.guardian}
          label={labels.guardian}
          description="For a minor: the adult who takes part"
        />
        <SelectField field={fields.language} label={labels.language} data={languageAnswers} />
        <SelectField field={fields.messages} label={labels.messages} data={messageAnswers} />
        <EntryField
          field={fields.note}
          label="Note"
          description="For the desk; nothing about the illness"
        />
      </fieldset>
      <p className="row">
        <SubmitButton busy="Saving...">Book the video call</SubmitButton>
      </p>
    </ReplyForm>
  );
}
