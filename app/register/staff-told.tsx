import { href, Link } from "react-router";
import { formatRupees } from "#app/language/money.ts";
import { MessageLinks } from "#app/patients/message-links.tsx";
import { showPhone } from "#app/patients/words.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { listToTell } from "#db/register/appointment-moves.ts";
import type { Appointment } from "#db/register/appointments.ts";
import type { Queue } from "#db/register/queues.ts";
import type { Route } from "./+types/staff-told";
import { readAbout } from "./about.server.ts";
import buttons from "./buttons.module.css";
import { cancelledMessage, movedMessage } from "./messages.ts";
import { placeOfQueue, requireQueue } from "./queue.server.ts";
import { nameOf, showInstant, showPlace } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Tell the patients" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const queue = requireQueue(params.queue);
    const about = readAbout(queue.doctor_id);
    const rows = listToTell(queue.id).map((one) => toRow(one, queue, about));
    const told = rows.filter(({ told_at }) => told_at).length;
    return {
      place: showPlace(queue, readClock().day),
      told: `${told} of ${rows.length} told`,
      rows,
      back: placeOfQueue(queue),
    };
  });
}

function toRow(appointment: Appointment, queue: Queue, hospital: ReturnType<typeof readAbout>) {
  const { id, version, token, moved_from, state, told_at, patient, paid } = appointment;
  const about = { ...hospital, locale: patient?.language ?? hospital.locale };
  const isCancelled = state === "cancelled" || !moved_from;
  return {
    id,
    version,
    name: nameOf(appointment),
    old: moved_from ? `${moved_from.token}, ${showDay(moved_from.day)}` : String(token),
    fresh: isCancelled ? "Cancelled" : String(token),
    paid: isCancelled && paid > 0 ? `${formatRupees(paid)} were paid` : "",
    phone: patient?.phone ?? "",
    messages: patient?.messages ?? "",
    told_at,
    text: isCancelled
      ? cancelledMessage(queue, about)
      : movedMessage(appointment, moved_from, queue, about),
  };
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
  if (isLoadFailure(loaderData)) {
    return (
      <FailedListPage
        title={title}
        subtitle=""
        failure="Failed to fetch appointments"
        {...loaderData}
      />
    );
  }
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

function Told({ id, name, version, told_at }: Row) {
  if (told_at) return <>Told at {showInstant(told_at)}</>;
  return (
    <SendForm action={href("/dashboard/Register/:id/told", { id })}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton className={buttons.small} busy="Saving..." about={name}>
        Told
      </SubmitButton>
    </SendForm>
  );
}
