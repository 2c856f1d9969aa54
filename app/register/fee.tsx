import { href, Link } from "react-router";
import { pathWith } from "#app/requests/path-with.ts";
import { useFocus } from "#app/ui/use-focus.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { doesNotCome, dueOf } from "#db/register/due.ts";
import styles from "./book-table.module.css";
import { sayFee } from "./words.ts";

type Payable = Pick<Appointment, "id" | "fee" | "paid" | "state">;

export function Fee({
  appointment,
  name,
  leadsToPayment,
  focuses = false,
}: {
  appointment: Payable;
  /** Whose it is, for those who do not see the row. */
  name: string;
  leadsToPayment: boolean;
  focuses?: boolean;
}) {
  const link = useFocus<HTMLAnchorElement>(focuses);
  const text = sayFee(appointment);
  if (!leadsToPayment) {
    const { paid, state } = appointment;
    if (paid === 0 && doesNotCome(state)) return null;
    return <span className={isPaid(appointment) ? styles.paid : undefined}>{text}</span>;
  }
  const to = pathWith(href("/dashboard/Payments/new"), { appointment: appointment.id });
  return (
    <Link ref={link} className={styles.due} to={to} autoFocus={focuses}>
      {text}
      <span className="visually-hidden"> {name}</span>
    </Link>
  );
}

function isPaid(appointment: Payable): boolean {
  return appointment.paid > 0 && dueOf(appointment) === 0;
}
