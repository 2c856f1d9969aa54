import { href, Link } from "react-router";
import { formatRupees } from "#app/language/money.ts";
import { MessageLinks } from "#app/patients/message-links.tsx";
import { showPhone } from "#app/patients/words.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { presentHours } from "#app/timetable/present-hours.server.ts";
import { showRange } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import {
  isTold,
  knowsOtherHours,
  listToTell,
  type PresentHours,
} from "#db/register/appointment-moves.ts";
import type { Appointment } from "#db/register/appointments.ts";
import type { Queue } from "#db/register/queues.ts";
import type { Route } from "./+types/staff-told";
import { readAbout } from "./about.server.ts";
import buttons from "./buttons.module.css";
import { cancelledMessage, hoursMessage, movedMessage } from "./messages.ts";
import { placeOfQueue, requireQueue } from "./queue.server.ts";
import { nameOf, showInstant, showPlace } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Tell the patients" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const queue = requireQueue(params.queue);
    const about = readAbout(queue.doctor_id);
    const present = presentHours(queue);
    const rows = listToTell(queue.id, present).map((one) => toRow(one, queue, present, about));
    const told = rows.filter(({ toldAt }) => toldAt).length;
    return {
      place: showPlace(queue, readClock().day),
      told: `${told} of ${rows.length} told`,
      rows,
      back: placeOfQueue(queue),
    };
  });
}

function toRow(
  appointment: Appointment,
  queue: Queue,
  present: PresentHours,
  hospital: ReturnType<typeof readAbout>,
) {
  const { id, version, told_at, patient } = appointment;
  const about = { ...hospital, locale: patient?.language ?? hospital.locale };
  return {
    id,
    version,
    name: nameOf(appointment),
    phone: patient?.phone ?? "",
    messages: patient?.messages ?? "",
    toldAt: isTold(appointment, present) ? told_at : null,
    ...whatIsNew(appointment, queue, about),
  };
}

function whatIsNew(
  appointment: Appointment,
  queue: Queue,
  about: Parameters<typeof cancelledMessage>[1],
) {
  const { token, moved_from, state, told_at, paid } = appointment;
  if (state === "cancelled") {
    const paidBefore = paid > 0 ? `${formatRupees(paid)} were paid` : "";
    const text = cancelledMessage(queue, about);
    return { old: String(token), fresh: "Cancelled", paid: paidBefore, text };
  }
  if (moved_from && (told_at === null || !knowsOtherHours(appointment, queue))) {
    const old = `${moved_from.token}, ${showDay(moved_from.day)}`;
    return { old, fresh: String(token), text: movedMessage(appointment, moved_from, queue, about) };
  }
  return {
    old: `${token}, ${showRange({ ...queue, ...givenHours(appointment) })}`,
    fresh: `${token}, ${showRange(queue)}`,
    text: hoursMessage(appointment, queue, about),
  };
}

function givenHours({ given_starts_at, given_ends_at }: Appointment) {
  if (given_starts_at === null || given_ends_at === null) return undefined;
  return { starts_at: given_starts_at, ends_at: given_ends_at };
}

type Row = ReturnType<typeof toRow>;

const columns: Column<Row>[] = [
  { label: "Name", isName: true, cell: ({ name }) => <strong>{name}</strong> },
  { label: "Token before", cell: ({ old }) => old },
  {
    label: "Token now",
    cell: ({ id, fresh, paid }) => (
      <>
        {fresh}
        {paid && (
          <>
            . <Link to={href("/dashboard/Register/:id", { id })}>{paid}</Link>
          </>
        )}
      </>
    ),
  },
  { label: "Phone", cell: ({ phone }) => showPhone(phone) },
  { label: "Tell", cell: (row) => <MessageLinks {...row} /> },
];

export default function TellPatients({ loaderData }: Route.ComponentProps) {
  const title = "Tell the patients";
  const failed = { title, subtitle: "", failure: "Failed to fetch appointments" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { place, told, rows, back } = loaderData;
  return (
    <ListPage
      title={title}
      subtitle={`${place}. ${told}.`}
      action={<Link to={back}>Register</Link>}
      empty={rows.length === 0 && "Nobody has to be told"}
    >
      <Table columns={columns} rows={rows} actions={Told} />
    </ListPage>
  );
}

function Told({ id, name, version, toldAt }: Row) {
  if (toldAt) return <>Told at {showInstant(toldAt)}</>;
  return (
    <SendForm action={href("/dashboard/Register/:id/told", { id })}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton className={buttons.small} busy="Saving..." about={name}>
        Told
      </SubmitButton>
    </SendForm>
  );
}
