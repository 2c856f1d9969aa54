import { type SubmitEvent, startTransition, useRef, useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import { AvailabilityBadge } from "#app/doctors/availability-badge.tsx";
import { ButtonFailure } from "#app/ui/sending/button-failure.tsx";
import type { Doctor } from "#db/doctors/doctors.ts";
import type { Availability } from "#db/schema.ts";
import type { clientAction } from "./staff-availability.tsx";
import styles from "./staff-list.module.css";

/** The badge as a button. Requests are sent one after another, so that the last click wins. */
export function AvailabilityForm({
  doctor,
}: {
  doctor: Pick<Doctor, "id" | "name" | "availability">;
}) {
  const { search } = useLocation();
  const fetcher = useFetcher<typeof clientAction>();
  const latest = useRef<Availability>(undefined);
  const [wanted, setWanted] = useState<Availability>();
  const availability = wanted ?? doctor.availability;
  const opposite = availability === "available" ? "unavailable" : "available";
  const action = `${href("/dashboard/AddDoctor/:id/availability", { id: doctor.id })}${search}`;
  const failed = wanted === undefined && fetcher.data?.notSent;

  async function change(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const underWay = latest.current !== undefined;
    latest.current = opposite;
    setWanted(opposite);
    if (underWay) return;
    let sent: Availability | undefined;
    while (sent !== latest.current) {
      sent = latest.current;
      await fetcher.submit({ availability: sent }, { method: "post", action });
    }
    latest.current = undefined;
    // After the list has rendered the new state, which React Router does in a transition.
    startTransition(() => setWanted(undefined));
  }

  return (
    <fetcher.Form method="post" action={action} onSubmit={change}>
      <button
        type="submit"
        name="availability"
        value={opposite}
        className={styles.badge}
        // Each click counts, also the second of a double click.
        data-stays-in-place
        title={`Set to ${opposite}`}
      >
        <AvailabilityBadge availability={availability} />
        <span className="visually-hidden">
          : {doctor.name}. Set to {opposite}
        </span>
      </button>
      {failed && <ButtonFailure notSent={failed} />}
    </fetcher.Form>
  );
}
