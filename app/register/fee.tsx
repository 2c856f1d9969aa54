import { href, Link } from "react-router";
import { pathWith } from "#app/requests/path-with.ts";
import type { Appointment } from "#db/appointments.ts";
import { dueOf } from "#db/due.ts";
import styles from "./book-table.module.css";
import { sayFee } from "./words.ts";

/** Leads who keeps the cash to the payment of what is due. */
export function Fee({ appointment, mayTake }: { appointment: Appointment; mayTake: boolean }) {
  const text = sayFee(appointment);
  const isOpen = dueOf(appointment) > 0 && appointment.state !== "cancelled";
  if (!isOpen || !mayTake) return text;
  const to = pathWith(href("/dashboard/Payments/new"), { appointment: appointment.id });
  return (
    <Link className={styles.due} to={to}>
      {text}
    </Link>
  );
}
