import { href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { readPhone, toPlain } from "#app/forms/typed-numbers.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import {
  findPatientByNumber,
  listPatientsAt,
  listPatientsByEnd,
  listPatientsNamed,
  type Patient,
} from "#db/register/patients.ts";
import type { Route } from "./+types/staff-list";
import { nameKey } from "./name-key.ts";
import { patientsQuery } from "./staff-inputs.ts";
import { showPhone, showSexAndAge } from "./words.ts";

export const reads = [patientsQuery];

export const meta: Route.MetaFunction = () => [{ title: "Patients" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const q = (readQuery(url, patientsQuery).q ?? "").trim();
  const staff = requireStaff(context);
  if (q) {
    recordFrom(context, { kind: "patients searched", staff });
  }
  return orLoadFailure(() => ({ q, patients: findPatients(q), today: readClock().day }));
}

/** By phone number or its last four digits, by the number of a card, or by name. */
function findPatients(q: string): Patient[] {
  if (q === "") return [];
  const phone = readPhone(q);
  if (/^\d{10}$/.test(phone)) return listPatientsAt(phone);
  const digits = toPlain(q);
  if (!/^\d{1,9}$/.test(digits)) return listPatientsNamed(q, nameKey);
  const card = findPatientByNumber(Number(digits));
  const byEnd = digits.length === 4 ? listPatientsByEnd(digits) : [];
  return card ? [card, ...byEnd.filter(({ id }) => id !== card.id)] : byEnd;
}

const columnsOn = (today: string): Column<Patient>[] => [
  { label: "Name", isName: true, cell: (patient) => <Name {...patient} /> },
  { label: "Card", cell: ({ number }) => number },
  { label: "Sex and age", cell: (patient) => showSexAndAge(patient, today) },
  { label: "Phone", cell: ({ phone }) => showPhone(phone) },
  { label: "Last appointment", cell: ({ last_day }) => showDayAndYear(last_day) },
];

const heading = { title: "Patients", subtitle: "Find by phone, card or name" };
const search = {
  label: "Phone, last four digits, card or name",
  all: href("/dashboard/Patients"),
  busy: "Searching patients...",
};
const failed = { ...heading, search, failure: "Failed to fetch patients" };

export default function PatientList({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { q, patients, today } = loaderData;
  const empty = q === "" ? "Search for somebody." : "No patients found";
  return (
    <ListPage
      {...heading}
      action={null}
      search={<ListSearch {...search} q={q} />}
      empty={patients.length === 0 && empty}
    >
      <Table columns={columnsOn(today)} rows={patients} actions={Actions} />
    </ListPage>
  );
}

function Name({ id, name }: Patient) {
  return (
    <Link to={href("/dashboard/Patients/:id", { id })}>
      <strong>{name}</strong>
    </Link>
  );
}

function Actions({ id, name }: Patient) {
  return (
    <Link to={href("/dashboard/Patients/:id", { id })}>
      Open<span className="visually-hidden"> {name}</span>
    </Link>
  );
}
