import { type RefObject, type SubmitEvent, useLayoutEffect, useRef } from "react";
import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { labels, stateLabels } from "#app/patients/labels.ts";
import { toPatient } from "#app/patients/schema.ts";
import { keyOf } from "#app/register/day.server.ts";
import { FeeField } from "#app/register/fee-field.tsx";
import { whyNotGiven } from "#app/register/outcome.server.ts";
import { findPlace, whenOf } from "#app/register/places.server.ts";
import { paperSchema } from "#app/register/schema.ts";
import { paperForm, paperPlaceQuery } from "#app/register/staff-inputs.ts";
import { nameOf, paperStates, showPlace } from "#app/register/words.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound, readQuery } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { findDoctor } from "#db/doctors/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import {
  giveToken,
  listAppointmentsOfQueue,
  listTokensMovedFrom,
} from "#db/register/appointments.ts";
import { findQueueAt, type Place } from "#db/register/queues.ts";
import type { Route } from "./+types/staff-paper";
import styles from "./staff-new.module.css";

const failure = "Failed to create appointment";

export const reads = [paperForm, paperPlaceQuery];

export const meta: Route.MetaFunction = () => [{ title: "Enter what is on paper" }];

export function loader({ url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const place = requirePlace(url);
    const { day: today } = readClock();
    const queue = findQueueAt(place);
    const rows = queue ? listAppointmentsOfQueue(queue.id) : [];
    const moved = queue ? listTokensMovedFrom(queue.id) : [];
    const taken = new Set([...rows.map(({ token }) => token), ...moved]);
    let free = 1;
    while (taken.has(free)) free += 1;
    return {
      place: showPlace(place, today),
      when: whenOf(place),
      free,
      isToday: place.day === today,
      fee: findDoctor(place.doctor_id)?.fees ?? 0,
      rows: rows.map((row) => ({
        token: row.token,
        text: `${nameOf(row)}: ${stateLabels[row.state]}`,
      })),
      back: pathWith(href("/dashboard/Register"), {
        day: place.day === today ? undefined : place.day,
        sitting: keyOf(place),
      }),
      form_key: newFormKey(),
    };
  });
}

/** The same form sent twice enters one row. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const { day: today } = readClock();
  const input = { form: paperForm, schema: paperSchema(today), failure };
  return actOnForm(request, input, async (value, { form, refuse }) => {
    const { token, state, fee, ...person } = value;
    const place = requirePlace(url);
    const isHere = state === "waiting";
    if (isHere && place.day !== today) {
      return refuse({ state: ["Nobody waits on another day."] }, 400);
    }
    const given = giveToken(
      {
        ...{ place, patient: toPatient(person), source: "walk-in", visit: "first", fee },
        ...{ note: "", isHere, paper: { token, state: isHere ? "booked" : state } },
      },
      form.get("form_key"),
      staff,
    );
    if ("refusal" in given) return refuse({ token: [whyNotGiven(given)] });
    const { appointment } = given;
    const sentence = `Token ${appointment.token} is entered: ${nameOf(appointment)}, ${stateLabels[appointment.state]}.`;
    return redirectWithFlash(url.pathname + url.search, { sentence });
  });
}

function requirePlace(url: URL): Place {
  return orNotFound(findPlace(readQuery(url, paperPlaceQuery).when ?? "", readClock()));
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

const names = ["token", "name", "phone", "age", "state", "fee"] as const;

/** For what was written on paper while there was no power: a row is typed, Enter, and the next one. */
export default function EnterPaper({ loaderData, actionData }: Route.ComponentProps) {
  const when = isLoadFailure(loaderData) ? undefined : loaderData.when;
  const sent = useReply(actionData, when);
  const row = useRef<Row>({ sent: undefined, ahead: "" });
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch appointments" {...loaderData} />;
  }
  const { place, rows, back } = loaderData;
  return (
    <div className={styles.page}>
      <p>
        <Link to={back}>Register</Link>
      </p>
      <h1>Enter what is on paper</h1>
      <p>{place}</p>
      <RowForm key={loaderData.form_key} {...loaderData} sent={sent} row={row} />
      <h2>{`Entered: ${rows.length}`}</h2>
      <ul className="plain">
        {rows.map(({ token, text }) => (
          <li key={token}>{`${token} ${text}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** Of a row that is being saved: the name that was sent, and what was typed behind it for the next row. */
interface Row {
  sent: string | undefined;
  ahead: string;
}

function RowForm({
  free,
  isToday,
  fee,
  form_key,
  sent,
  row,
}: Exclude<Route.ComponentProps["loaderData"], LoadFailure> & {
  sent: Sent;
  row: RefObject<Row>;
}) {
  const first = { token: String(free), fee: String(fee) };
  const { form, fields } = formFromReply("paper", names, sent.reply?.result, first);
  const nameId = fields.name.id;
  useLayoutEffect(() => {
    const name = document.getElementById(nameId);
    if (!(name instanceof HTMLInputElement)) return undefined;
    // Behind it the next letters go.
    if (row.current.ahead !== "") name.setRangeText(row.current.ahead, 0, 0, "end");
    row.current = { sent: undefined, ahead: "" };
    return () => {
      const { sent } = row.current;
      const isAhead = sent !== undefined && name.value.startsWith(sent);
      row.current.ahead = isAhead ? name.value.slice(sent.length) : "";
    };
  }, [nameId, row]);
  function noteSent({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    row.current.sent = String(new FormData(currentTarget).get("name"));
  }
  const states = paperStates.filter((state) => isToday || state !== "waiting");
  return (
    <ReplyForm
      form={form}
      sent={sent}
      form_key={form_key}
      className={styles.row}
      onSubmit={noteSent}
    >
      <NumberField field={fields.token} label="Token on paper" />
      <EntryField field={fields.name} label={labels.name} autoFocus={!sent.reply} />
      <EntryField field={fields.phone} label={labels.phone} inputMode="tel" />
      <EntryField field={fields.age} label={labels.age} />
      <SelectField
        field={fields.state}
        label="State"
        data={states.map((value) => ({ value, label: stateLabels[value] }))}
      />
      <FeeField field={fields.fee} />
      <SubmitButton busy="Saving...">Enter</SubmitButton>
    </ReplyForm>
  );
}
