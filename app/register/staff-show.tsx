import { href, Link, useOutlet } from "react-router";
import { nameOfActor } from "#app/auth/actors.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { formatRupees } from "#app/language/money.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { MessageLinks } from "#app/patients/message-links.tsx";
import { StateBadge } from "#app/patients/state-badge.tsx";
import { undoPath } from "#app/patients/undo-path.server.ts";
import { showPhone, showSexAndAge } from "#app/patients/words.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { presentHours } from "#app/timetable/present-hours.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { listPaymentsOfAppointment, serialOf } from "#db/payments/payments.ts";
import {
  isTold,
  knowsOtherHours,
  type PresentHours,
  updateAppointment,
} from "#db/register/appointment-moves.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { doesNotCome } from "#db/register/due.ts";
import type { Queue } from "#db/register/queues.ts";
import { listRegisterChanges, type RegisterChange } from "#db/register/register-changes.ts";
import type { Route } from "./+types/staff-show";
import { readAbout } from "./about.server.ts";
import buttons from "./buttons.module.css";
import { ChangeForm } from "./change-form.tsx";
import { hoursMessage, tokenMessage } from "./messages.ts";
import {
  placeOf,
  requireAppointment,
  requireWithQueue,
  tellUpdate,
  whyTooOld,
} from "./outcome.server.ts";
import { changeSchema } from "./schema.ts";
import { changeForm } from "./staff-inputs.ts";
import styles from "./staff-show.module.css";
import { nameOf, reasonLabels, sayFee, showInstant, showPlace } from "./words.ts";

const failure = "Failed to update appointment";

export const reads = [changeForm];

export const meta: Route.MetaFunction = () => [{ title: "Appointment" }];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const { appointment, queue } = requireWithQueue(params.id);
    const { id: subjectId } = appointment;
    recordFrom(context, { kind: "patient viewed", staff, subjectId });
    const { day: today } = readClock();
    const present = presentHours(queue);
    return {
      appointment,
      today,
      place: [showPlace(queue, today), queue.room].filter(Boolean).join(", "),
      message: messageFor(appointment, queue, present),
      toldAt: isTold(appointment, present) ? appointment.told_at : null,
      back: placeOf(appointment),
      undoAt: undoPath(subjectId, staff),
      mayTake: mayUse(staff, "/dashboard/Payments"),
      payments: listPaymentsOfAppointment(appointment.id).map((payment) => ({
        id: payment.id,
        text: `${payment.kind === "refund" ? "Given back" : "Paid"} ${formatRupees(payment.total)}: ${serialOf(payment)}`,
      })),
      changes: listRegisterChanges(subjectId).map(toLine),
    };
  });
}

function messageFor(appointment: Appointment, queue: Queue, present: PresentHours) {
  const { state, doctor_id, patient } = appointment;
  if (state === "cancelled") return undefined;
  const about = readAbout(doctor_id, patient?.language);
  return knowsOtherHours(appointment, present)
    ? hoursMessage(appointment, queue, about)
    : tokenMessage(appointment, queue, about);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: changeForm, schema: changeSchema, failure };
  return actOnForm(request, input, async (value, { version, refuse }) => {
    const old = whyTooOld(requireAppointment(params.id), staff);
    if (old) return refuse({ "": [old] });
    const saved = updateAppointment(params.id, version, value, staff);
    if ("after" in saved) {
      return redirectWithFlash(placeOf(saved.after), tellUpdate(saved.after, staff));
    }
    if (saved.refusal !== "outdated") throw notFound();
    const { fee, note, state, version: fresh } = saved.current;
    const sentence = `Somebody else changed this appointment meanwhile: it is “${stateLabels[state]}”, fee ₹${fee}, note “${note}”. Press the button again if yours is right.`;
    return refuse({ "": [sentence] }, 409, fresh);
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function ShowAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const dialog = useOutlet();
  const sent = useReply(actionData);
  return (
    <>
      <div inert={dialog !== null}>
        <IfLoaded data={loaderData} failure="Failed to fetch appointment">
          {(read) => (
            <>
              <Head {...read} />
              <ChangeForm
                key={read.appointment.version}
                appointment={read.appointment}
                sent={sent}
              />
              <History changes={read.changes} />
            </>
          )}
        </IfLoaded>
      </div>
      {dialog}
    </>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Head(read: Loaded) {
  const { appointment, today, place, message, toldAt, back, undoAt, mayTake, payments } = read;
  const { id, token, state, reason, patient, patient_id } = appointment;
  const isOpen = state === "booked" || state === "waiting";
  return (
    <>
      <p>
        <Link to={back}>Register</Link>
      </p>
      <header className="head">
        <div>
          <h1>{`${token} ${nameOf(appointment)}`}</h1>
          <p>{place}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        <dt>State</dt>
        <dd>
          <StateBadge state={state} /> {reasonLabels[reason]}
        </dd>
        {patient && (
          <>
            <dt>Patient</dt>
            <dd>
              {patient_id && (
                <Link to={href("/dashboard/Patients/:id", { id: patient_id })}>
                  {`Card ${patient.number}`}
                </Link>
              )}{" "}
              {showSexAndAge(patient, today)}
            </dd>
            <dt>Phone</dt>
            <dd>
              {showPhone(patient.phone)}{" "}
              <MessageLinks
                phone={patient.phone}
                messages={patient.messages}
                text={message}
                name={nameOf(appointment)}
                accessKey="w"
              />
              <Told appointment={appointment} toldAt={toldAt} />
            </dd>
          </>
        )}
        <dt>Fee</dt>
        <dd>
          {sayFee(appointment)}
          {payments.map(({ id, text }, at) => (
            <span key={id}>
              {" · "}
              {mayTake ? (
                <Link
                  to={href("/dashboard/Payments/:id", { id })}
                  accessKey={at === 0 ? "p" : undefined}
                >
                  {text}
                </Link>
              ) : (
                text
              )}
            </span>
          ))}
        </dd>
      </dl>
      <p className="row">
        {mayTake && !doesNotCome(state) && (
          <Link
            className="button"
            to={pathWith(href("/dashboard/Payments/new"), { appointment: id })}
          >
            Take payment
          </Link>
        )}
        {state !== "in" && state !== "seen" && (
          <Link className="button quiet" to={href("/dashboard/Register/:id/move", { id })}>
            Move…
          </Link>
        )}
        {isOpen && (
          <Link className="button quiet" to={href("/dashboard/Register/:id/cancel", { id })}>
            Cancel…
          </Link>
        )}
        {!doesNotCome(state) && (
          <Link className="button quiet" to={href("/dashboard/Register/:id/slip", { id })}>
            Slip
          </Link>
        )}
        {undoAt && (
          <SendForm action={undoAt}>
            <SubmitButton className="button quiet" busy="Undoing...">
              Undo the last change
            </SubmitButton>
          </SendForm>
        )}
      </p>
    </>
  );
}

function Told({ appointment, toldAt }: Pick<Loaded, "appointment" | "toldAt">) {
  const { id, version } = appointment;
  if (toldAt) return <> Told at {showInstant(toldAt)}</>;
  return (
    <SendForm action={href("/dashboard/Register/:id/told", { id })}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton
        className={buttons.small}
        busy="Saving..."
        about={nameOf(appointment)}
        accessKey="t"
      >
        Told
      </SubmitButton>
    </SendForm>
  );
}

function History({ changes }: { changes: Loaded["changes"] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ul className={`plain ${styles.history}`}>
        {changes.map(({ at, by, what }) => (
          <li key={at + what}>
            <HospitalTime at={at} /> {by}: {what}
          </li>
        ))}
      </ul>
    </section>
  );
}

function toLine({ at, staff_email, action, after }: RegisterChange) {
  const state = after.state as Appointment["state"] | undefined;
  // A token of another day may have the same number.
  const moved = [
    ...(after.token === undefined ? [] : [`token ${after.token}`]),
    ...(after.day === undefined ? [] : [showDay(String(after.day))]),
  ];
  const what = [
    action === "create" && "made the appointment",
    action === "restore" && "took the last change back",
    action !== "create" && moved.length > 0 && `moved it to ${moved.join(", ")}`,
    action !== "create" && state && `“${stateLabels[state]}”`,
    action !== "create" && after.told_at && "told the patient",
    action !== "create" && after.fee !== undefined && `fee ₹${after.fee}`,
  ].filter((part): part is string => Boolean(part));
  return { at, by: nameOfActor(staff_email), what: what.join(", ") || "changed it" };
}
