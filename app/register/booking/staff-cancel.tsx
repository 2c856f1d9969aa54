import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import {
  placeOf,
  requireAppointment,
  tellState,
  whyNotChanged,
} from "#app/register/outcome.server.ts";
import { stateForm } from "#app/register/staff-inputs.ts";
import { cancelReasons, nameDay, nameOf, reasonLabels } from "#app/register/words.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { changeState } from "#db/register/appointment-states.ts";
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

export const reads = [stateForm];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const appointment = requireAppointment(params.id);
    const { doctor_name, day, token, state } = appointment;
    const what = `${nameOf(appointment)}, ${doctor_name}, ${nameDay(day, readClock().day)}, token ${token}`;
    return { what, from: state };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, stateForm);
  const reason = cancelReasons.find((known) => known === form.get("reason")) ?? "patient";
  return orNotSent(texts.failure, async () => {
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
