import type { InputEventHandler } from "react";
import { Form, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { undoPath } from "#app/patients/undo-path.server.ts";
import {
  placeOf,
  requireAppointment,
  requireWithQueue,
  whyTooOld,
} from "#app/register/outcome.server.ts";
import { findPlace, offerPlaces, whenOf } from "#app/register/places.server.ts";
import { moveForm, placesQuery } from "#app/register/staff-inputs.ts";
import { nameOf, showPlace } from "#app/register/words.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { later, readClock } from "#app/timetable/timetable.server.ts";
import { AskedBefore, useAskedBefore } from "#app/ui/asked-before.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { type Changed, moveAppointment } from "#db/register/appointment-moves.ts";
import type { Appointment } from "#db/register/appointments.ts";
import type { Route } from "./+types/staff-move";
import { findMoveDoctor, tellFees } from "./move.server.ts";
import styles from "./staff-new.module.css";
import { PlaceChoice } from "./when-fields.tsx";

const failure = "Failed to update appointment";

export const reads = [moveForm, placesQuery];

export const meta: Route.MetaFunction = () => [{ title: "Move an appointment" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { appointment, queue } = requireWithQueue(params.id);
    const moment = readClock();
    const { doctor: text = "", day } = readQuery(url, placesQuery);
    const doctor = findMoveDoctor(text, appointment.doctor_id);
    const from = readDay(day ?? "") ?? later(queue.day, moment.day);
    const offered = doctor ? offerPlaces(doctor, moment, from) : [];
    const here = whenOf(queue);
    return {
      title: `${nameOf(appointment)}, token ${appointment.token}`,
      place: showPlace(queue, moment.day),
      version: appointment.version,
      today: moment.day,
      from,
      text,
      doctor: doctor?.name,
      places: offered.filter(({ when }) => when !== here),
      back: placeOf(appointment),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, moveForm);
  const moment = readClock();
  const when = String(form.get("when") ?? "");
  const move = async () => {
    const old = whyTooOld(requireAppointment(params.id), staff);
    if (old) return refuse(failure, old, when);
    const place = findPlace(when, moment);
    if (!place) return refuse(failure, "Choose a time.", when, 400);
    const moved = moveAppointment(params.id, Number(form.get("version")), place, staff);
    if (!("after" in moved)) return refuse(failure, whyNotMoved(moved), when);
    const { after } = moved;
    const sentence = `${nameOf(after)} has token ${after.token} now: ${showPlace(place, moment.day)}.`;
    return redirectWithFlash(placeOf(after), {
      sentence: [sentence, tellFees([after])].filter(Boolean).join(" "),
      changed: after.id,
      undoAt: undoPath(after.id, staff),
    });
  };
  return orNotSent(failure, move, () => when);
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

export default function MoveAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { isAskedBefore, look } = useAskedBefore();
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch appointment" {...loaderData} />;
  }
  const { title, place, version, today, from, text, doctor, places, back } = loaderData;
  return (
    <div className={styles.page}>
      <p>
        <Link to={back}>Register</Link>
      </p>
      <h1>Move {title}</h1>
      <p>Now: {place}</p>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      <FindDoctor text={text} day={from} onInput={look} />
      <AskedBefore isShown={isAskedBefore} button="Show times" />
      {doctor ? (
        <SendForm className={styles.part} inert={isAskedBefore}>
          <h2>To {doctor}</h2>
          <input type="hidden" name="version" value={version} />
          <PlaceChoice
            places={places}
            chosen={chosenBefore(actionData) ?? places[0]?.when}
            errors={undefined}
            today={today}
            focusesFirst={text === ""}
          />
          <p className="row">
            <SubmitButton busy="Moving...">Move</SubmitButton>
          </p>
        </SendForm>
      ) : (
        <p role="alert">No doctor, or more than one, is called that.</p>
      )}
    </div>
  );
}

/** The time that was chosen in a form which was refused. */
export function chosenBefore(reply: unknown): string | undefined {
  return isNotSent(reply) && typeof reply.typed === "string" ? reply.typed : undefined;
}

export function FindDoctor({
  text,
  label = "Another doctor",
  hint,
  dayLabel = "From day",
  day,
  onInput,
}: {
  text: string;
  label?: string;
  hint?: string;
  dayLabel?: string;
  day?: string;
  onInput: InputEventHandler<HTMLFormElement>;
}) {
  return (
    <Form method="get" className={styles.find} role="search" onInput={onInput}>
      <p>
        <label htmlFor="doctor">{label}</label>
        <input id="doctor" name="doctor" defaultValue={text} maxLength={120} autoComplete="off" />
        {hint && <small>{hint}</small>}
      </p>
      <p>
        <label htmlFor="day">{dayLabel}</label>
        <input key={day} id="day" name="day" type="date" defaultValue={day} />
      </p>
      <button type="submit" className="button quiet">
        Show times
      </button>
    </Form>
  );
}

function whyNotMoved(moved: Exclude<Changed, { after: Appointment }>): string {
  switch (moved.refusal) {
    case "gone":
      throw notFound();
    case "full":
      return "All tokens of these hours are given.";
    case "seen":
      return "Who is being seen, or was, is not moved.";
    case "outdated": {
      const { current } = moved;
      return `Somebody else changed this appointment meanwhile: ${nameOf(current)} is “${stateLabels[current.state]}”, token ${current.token}. Press the button again if yours is right.`;
    }
  }
}
