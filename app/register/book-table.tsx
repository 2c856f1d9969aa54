import { Fragment } from "react";
import { href, Link } from "react-router";
import { StateBadge } from "#app/patients/state-badge.tsx";
import { showPhone, showSexAndAge } from "#app/patients/words.ts";
import { showDay } from "#app/timetable/words.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useFocus } from "#app/ui/use-focus.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { dueOf } from "#db/register/due.ts";
import type { Queue } from "#db/register/queues.ts";
import styles from "./book-table.module.css";
import buttons from "./buttons.module.css";
import { type DayIs, StateButton, StepButton } from "./buttons.tsx";
import type { RowGroup } from "./day.server.ts";
import { Fee } from "./fee.tsx";
import { nameOf, reasonLabels, showInstant } from "./words.ts";

interface Shown {
  today: string;
  /** Undefined for rows of several queues: nobody is called there. */
  queue: Queue | undefined;
  /** Whether the reader may take payments. */
  mayTake: boolean;
  /** The one row that somebody has searched for: its next step is one press of Enter away. */
  found: string | undefined;
  /** Whether that step takes the focus: not from somebody who has gone on by then. */
  focuses: boolean;
}

interface ShownRow extends Shown {
  row: Appointment;
}

/** Rows as in a ledger: the number, who it is, and one button for the next step. */
export function BookTable({ groups, ...shown }: Shown & { groups: readonly RowGroup[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Patient</th>
          <th scope="col">Phone</th>
          <th scope="col">Came</th>
          <th scope="col">Fee</th>
          <th scope="col">
            <span className="visually-hidden">Next step</span>
          </th>
          <th scope="col">
            <span className="visually-hidden">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ title, rows }) => (
          <Fragment key={title}>
            <tr className={styles.group}>
              <th colSpan={7} scope="colgroup">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} {...shown} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, today, queue, mayTake, found, focuses }: ShownRow) {
  const isFound = row.id === found;
  const { id, token, state, patient, arrived_at } = row;
  const when = row.day === today ? "today" : row.day < today ? "past" : "coming";
  const isDue = mayTake && dueOf(row) > 0;
  const focus = isFound && focuses ? firstOf(state, when, isDue) : undefined;
  return (
    <tr id={id} data-state={state}>
      <td className={styles.token}>{token}</td>
      <td className={styles.who}>
        <Link to={href("/dashboard/Register/:id", { id })}>{nameOf(row)}</Link>{" "}
        {patient && <span>{showSexAndAge(patient, today)}</span>}
        {remarksOn(row, queue).map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
      </td>
      <td className={styles.phone}>
        {patient?.phone ? (
          <a href={`tel:+91${patient.phone}`}>{showPhone(patient.phone)}</a>
        ) : (
          patient && "no phone"
        )}
      </td>
      <td className={styles.came}>
        {isDone(state) ? <StateBadge state={state} /> : showInstant(arrived_at)}
      </td>
      <td className={styles.fee}>
        <Fee
          appointment={row}
          name={nameOf(row)}
          leadsToPayment={isDue}
          focuses={focus === "fee"}
        />
      </td>
      <td className={styles.step}>
        <StepButton appointment={row} queue={queue} when={when} focuses={focus === "step"} />
      </td>
      <td className={styles.more}>
        <details name="more" open={isFound || undefined}>
          <MoreSummary row={row} focuses={focus === "more"} />
          <More row={row} when={when} hasKeys={isFound} />
        </details>
      </td>
    </tr>
  );
}

/** What Enter does next for somebody who was searched for: never a call, which the waiting room would see. */
function firstOf(
  state: Appointment["state"],
  when: DayIs,
  isDue: boolean,
): "step" | "fee" | "more" {
  if (state === "booked" && when !== "coming") return "step";
  return isDue ? "fee" : "more";
}

function MoreSummary({ row, focuses }: { row: Appointment; focuses: boolean }) {
  const summary = useFocus<HTMLElement>(focuses);
  return (
    // biome-ignore lint/a11y/noAutofocus: what somebody has searched for
    <summary ref={summary} autoFocus={focuses} aria-label={`More about ${nameOf(row)}`}>
      ⋯
    </summary>
  );
}

/** The access keys are those of the one row that was found. */
function More({ row, when, hasKeys }: { row: Appointment; when: DayIs; hasKeys: boolean }) {
  const { id, state } = row;
  const isOpen = state === "booked" || state === "waiting";
  const whose = <span className="visually-hidden"> {nameOf(row)}</span>;
  return (
    <div>
      {state === "waiting" && (
        <>
          <StateButton appointment={row} to="absent" label="Left" />
          {when === "today" && (
            <SendForm action={href("/dashboard/Register/:id/first", { id })}>
              <SubmitButton className={buttons.small} busy="Saving..." about={nameOf(row)}>
                Next
              </SubmitButton>
            </SendForm>
          )}
          <StateButton appointment={row} to="booked" label="Not here" />
        </>
      )}
      {state === "booked" && when !== "coming" && (
        <StateButton appointment={row} to="absent" label="Did not come" />
      )}
      {state === "in" && when === "today" && (
        <StateButton appointment={row} to="waiting" label="Back to waiting" />
      )}
      {state === "absent" && <StateButton appointment={row} to="booked" label="Book again" />}
      {state !== "in" && state !== "seen" && (
        <Link
          to={href("/dashboard/Register/:id/move", { id })}
          accessKey={hasKeys ? "m" : undefined}
        >
          Move…{whose}
        </Link>
      )}
      <Link to={href("/dashboard/Register/:id", { id })} accessKey={hasKeys ? "e" : undefined}>
        Edit{whose}
      </Link>
      {isOpen && <Link to={href("/dashboard/Register/:id/cancel", { id })}>Cancel…{whose}</Link>}
      <Link to={href("/dashboard/Register/:id/slip", { id })}>Slip{whose}</Link>
    </div>
  );
}

function remarksOn(row: Appointment, queue: Queue | undefined): string[] {
  const { doctor_name, note, moved_from, token, state, reason } = row;
  return [
    !queue && doctor_name,
    note,
    moved_from && `Moved from ${showDay(moved_from.day)}`,
    state === "waiting" && queue?.moved.includes(token) && "Out of turn",
    reasonLabels[reason],
  ].filter((remark): remark is string => Boolean(remark));
}

function isDone(state: Appointment["state"]): boolean {
  return state === "seen" || state === "absent" || state === "cancelled";
}
