import { href, Link } from "react-router";
import { requireDoctor } from "#app/doctor-desk/require-doctor.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { listChangesAbout, listChangesOf } from "#db/history/change-list.ts";
import type { Route } from "./+types/staff-doctor";
import { Entries } from "./entries.tsx";
import type { Entry } from "./kinds.ts";
import { byDay, entriesPerPage, readHistoryQuery, readPeople, toEntries } from "./read.server.ts";
import { historyQuery } from "./staff-inputs.ts";
import { restorable } from "./versions.server.ts";

export const reads = [historyQuery];

export const meta: Route.MetaFunction = () => [
  { title: "History of a doctor" },
  { name: "robots", content: "noindex" },
];

export function loader({ params, url, context }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const doctor = requireDoctor(params.id);
    const { items, page, pages } = listChangesAbout(
      doctor.id,
      readHistoryQuery(url).page,
      entriesPerPage,
    );
    return {
      name: doctor.name,
      days: byDay(toEntries(items, readPeople().nameOf, context)),
      versions: restorable(listChangesOf("doctor", doctor.id)).map(({ id }) => id),
      page,
      pages,
    };
  });
}

const failed = {
  title: "History of a doctor",
  subtitle: "Who changed what, and when",
  failure: "Failed to fetch history",
};

export default function DoctorHistory({ loaderData, params: { id } }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { name, days, versions, page, pages } = loaderData;
  const known = new Set(versions);
  return (
    <ListPage
      title={`History of ${name}`}
      subtitle="Who changed what, and when, the newest first"
      action={
        <Link className="button quiet" to={href("/dashboard/AddDoctor/:id/edit", { id })}>
          Edit
        </Link>
      }
      search={
        <p>
          A version is what the form says. OPD sessions and absences are listed here, and stay as
          they are when a version is restored.
        </p>
      }
      empty={days.length === 0 && "Nothing has been recorded in the last twelve months."}
    >
      <Entries
        days={days}
        actions={(entry) => known.has(entry.id) && <Restore doctor={id} entry={entry} />}
      />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function Restore({ doctor: id, entry }: { doctor: string; entry: Entry }) {
  const change = String(entry.id);
  return (
    <DialogLink to={href("/dashboard/AddDoctor/:id/history/:change/restore", { id, change })}>
      Restore<span className="visually-hidden"> the version of {entry.when}</span>
    </DialogLink>
  );
}
