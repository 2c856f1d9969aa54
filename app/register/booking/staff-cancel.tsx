import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { stateLabels } from "#app/patients/labels.ts";
import {
  placeOf,
  requireAppointment,
  tellState,
  whyNotChanged,
  whyTooOld,
} from "#app/register/outcome.server.ts";
import { cancelForm } from "#app/register/staff-inputs.ts";
import { cancelReasons, nameDay, nameOf, reasonLabels } from "#app/register/words.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { changeState } from "#db/register/appointment-states.ts";
import type { Appointment } from "#db/register/appointments.ts";
import type { Route } from "./+types/staff-cancel";
import styles from "./staff-cancel.module.css";

const texts: ConfirmTexts = {
  title: "Cancel the appointment",
  question: "Do you want to cancel this appointment?",
  button: "Cancel the appointment",
  busy: "Saving...",
  isDangerous: true,
  loadFailure: "Failed to fetch appointment",
  failure: "Failed to update appointment",
  unsure: "It may or may not have been cancelled. Press the button again.",
};

export const reads = [cancelForm];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const appointment = requireAppointment(params.id);
    return {
      what: `${nameOf(appointment)}, ${sayWhere(appointment)}`,
      version: appointment.version,
    };
  });
}

function sayWhere({ doctor_name, day, token }: Appointment): string {
  return `${doctor_name}, ${nameDay(day, readClock().day)}, token ${token}`;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, cancelForm);
  const reason = cancelReasons.find((known) => known === form.get("reason")) ?? "patient";
  return orNotSent(texts.failure, async () => {
    const before = requireAppointment(params.id);
    const old = whyTooOld(before, staff);
    if (old) return refuse(texts.failure, old);
    const isOld = form.has("version") && Number(form.get("version")) !== before.version;
    if (isOld && before.state !== "cancelled") {
      const now = `It is ${stateLabels[before.state]} now: ${sayWhere(before)}.`;
      return refuse(texts.failure, `Somebody has changed this appointment meanwhile. ${now}`);
    }
    const change = { from: undefined, to: "cancelled", reason } as const;
    const outcome = changeState(params.id, change, readClock().day, staff);
    if (!("changed" in outcome)) return refuse(texts.failure, whyNotChanged(outcome));
    const { changed } = outcome;
    return redirectWithFlash(placeOf(changed), tellState(changed, staff));
  });
}

export const clientAction = sendConfirmed(texts);

export default function CancelAppointment(props: Route.ComponentProps) {
  return (
    <Confirm {...texts} {...props} list={href("/dashboard/Register/:id", props.params)}>
      {!isLoadFailure(props.loaderData) && (
        <input type="hidden" name="version" value={props.loaderData.version} />
      )}
      <fieldset className={styles.reasons}>
        <legend>Why</legend>
        {cancelReasons.map((reason, index) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} defaultChecked={index === 0} />{" "}
            {reasonLabels[reason]}
          </label>
        ))}
      </fieldset>
    </Confirm>
  );
}
