import { href } from "react-router";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import type { Appointment } from "#db/register/appointments.ts";
import type { Queue } from "#db/register/queues.ts";
import type { AppointmentState } from "#db/schema.ts";
import styles from "./buttons.module.css";
import { nameOf } from "./words.ts";

/** Calls the next token; the form says what was being seen when it was shown. */
export function NextButton({
  queue,
  next,
  shown,
  isShort = false,
}: {
  queue: Pick<Queue, "id" | "now_token">;
  next: Appointment;
  /** The sitting that the register shows, and goes on to show. */
  shown: string;
  isShort?: boolean;
}) {
  return (
    <CallForm
      queue={queue.id}
      now={queue.now_token}
      token={next.token}
      shown={shown}
      className={isShort ? undefined : styles.call}
    >
      {isShort ? (
        <SubmitButton className={styles.small} busy="Calling..." about={nameOf(next)}>
          {`Call ${next.token}`}
        </SubmitButton>
      ) : (
        <SubmitButton className="button gold" busy="Calling..." accessKey="c">
          {`Call ${next.token}: ${nameOf(next)}`}
        </SubmitButton>
      )}
    </CallForm>
  );
}

/** What a day is today. */
export type DayIs = "past" | "today" | "coming";

/** The button for the next step of an appointment. */
export function StepButton({
  appointment,
  queue,
  when,
  focuses,
}: {
  appointment: Appointment;
  /** Undefined in a list of several queues: nobody is called there. */
  queue: Queue | undefined;
  when: DayIs;
  focuses: boolean;
}) {
  const { state, token } = appointment;
  if (when !== "today" && state !== "cancelled") {
    if (when === "coming" || state === "seen") return null;
    return <StateButton appointment={appointment} to="seen" label="Seen" focuses={focuses} />;
  }
  if (state === "waiting") {
    if (!queue) return null;
    return (
      <CallForm queue={queue.id} now={queue.now_token} token={token}>
        <SubmitButton className={styles.small} busy="Calling..." about={nameOf(appointment)}>
          Call
        </SubmitButton>
      </CallForm>
    );
  }
  const { to, label } = steps[state];
  return <StateButton appointment={appointment} to={to} label={label} focuses={focuses} />;
}

const steps = {
  booked: { to: "waiting", label: "Arrived" },
  in: { to: "seen", label: "Seen" },
  seen: { to: "waiting", label: "Again" },
  absent: { to: "waiting", label: "Came" },
  cancelled: { to: "booked", label: "Book again" },
} as const;

/** Changes the state; the form says which one was shown. */
export function StateButton({
  appointment,
  to,
  label,
  focuses = false,
}: {
  appointment: Appointment;
  to: AppointmentState;
  label: string;
  focuses?: boolean;
}) {
  const { id, state } = appointment;
  return (
    <SendForm action={href("/dashboard/Register/:id/state", { id })}>
      <input type="hidden" name="from" value={state} />
      <input type="hidden" name="to" value={to} />
      <SubmitButton
        className={styles.small}
        busy="Saving..."
        about={nameOf(appointment)}
        focuses={focuses}
      >
        {label}
      </SubmitButton>
    </SendForm>
  );
}

function CallForm({
  queue,
  now,
  token,
  shown,
  className,
  children,
}: {
  queue: string;
  now: number | null;
  token: number;
  /** Without it the register comes back at the row of whom it calls. */
  shown?: string;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <SendForm
      action={href("/dashboard/Register/queue/:queue/next", { queue })}
      className={className}
      preventScrollReset
    >
      {shown !== undefined && <input type="hidden" name="shown" value={shown} />}
      <input type="hidden" name="now" value={now ?? ""} />
      <input type="hidden" name="token" value={token} />
      {children}
    </SendForm>
  );
}
