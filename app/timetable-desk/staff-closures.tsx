import { href } from "react-router";
import { orUnread } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showSpan } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { ListPage, UnreadListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { type Closure, listClosuresFrom } from "#db/closures.ts";
import type { Route } from "./+types/staff-closures";

export const meta: Route.MetaFunction = () => [{ title: "Holidays" }];

export async function loader({ request }: Route.LoaderArgs) {
  const changed = (await readFlash(request))?.changed;
  return orUnread(() => {
    return { closures: listClosuresFrom(readClock().day), changed };
  });
}

const columns: Column<Closure>[] = [
  { label: "Name", isName: true, cell: ({ name }) => name },
  { label: "Days", cell: (row) => showSpan(row) },
];

export default function ClosureList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Holidays",
    subtitle: "Days without OPD",
    action: (
      <DialogLink className="button" to={href("/dashboard/Closures/new")}>
        Close the OPD
      </DialogLink>
    ),
  };
  if (isUnread(loaderData)) {
    return (
      <UnreadListPage {...heading} failure="Failed to fetch closures" unread={loaderData.unread} />
    );
  }
  const { closures, changed } = loaderData;
  return (
    <ListPage {...heading}>
      {closures.length > 0 ? (
        <Table columns={columns} rows={closures} actions={Actions} changed={changed} />
      ) : (
        <p className="panel" role="status">
          No closed days, today or later
        </p>
      )}
      <p>
        <DialogLink to={href("/dashboard/Closures/holidays")}>
          Choose holidays of the State
        </DialogLink>
      </p>
    </ListPage>
  );
}

function Actions({ id, name }: Closure) {
  return (
    <>
      <DialogLink to={href("/dashboard/Closures/:id/edit", { id })}>
        Edit<span className="visually-hidden"> {name}</span>
      </DialogLink>
      <DialogLink to={href("/dashboard/Closures/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {name}</span>
      </DialogLink>
    </>
  );
}
