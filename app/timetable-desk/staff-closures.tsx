import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showSpan } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { WordsLink } from "#app/ui/words-link.tsx";
import { type Closure, listClosuresFrom } from "#db/timetable/closures.ts";
import type { Route } from "./+types/staff-closures";

export const meta: Route.MetaFunction = () => [{ title: "Holidays" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const mayChange = mayUse(requireStaff(context), href("/dashboard/Closures/new"));
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => {
    return { closures: listClosuresFrom(readClock().day), changed, mayChange };
  });
}

const columns: Column<Closure>[] = [
  { label: "Name", isName: true, cell: ({ name }) => name },
  { label: "Days", cell: (row) => showSpan(row) },
];

export default function ClosureList({ loaderData }: Route.ComponentProps) {
  const heading = { title: "Holidays", subtitle: "Days without OPD" };
  const failed = { ...heading, failure: "Failed to fetch closures" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { closures, mayChange } = loaderData;
  const action = mayChange && (
    <DialogLink className="button" to={href("/dashboard/Closures/new")}>
      Close the OPD
    </DialogLink>
  );
  return (
    <ListPage {...heading} action={action}>
      {closures.length > 0 ? (
        <Closures {...loaderData} />
      ) : (
        <p className="panel" role="status">
          No closed days, today or later
        </p>
      )}
      {mayChange && (
        <p>
          <DialogLink to={href("/dashboard/Closures/holidays")}>
            Choose holidays of the State
          </DialogLink>
        </p>
      )}
    </ListPage>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Closures({ closures, mayChange, changed }: Loaded) {
  if (mayChange) {
    return <Table columns={columns} rows={closures} actions={Actions} changed={changed} />;
  }
  return (
    <ul className="plain panel">
      {closures.map((closure) => (
        <li key={closure.id}>{`${closure.name}: ${showSpan(closure)}`}</li>
      ))}
    </ul>
  );
}

function Actions({ id, name }: Closure) {
  return (
    <>
      <DialogLink to={href("/dashboard/Closures/:id/edit", { id })}>
        Edit<span className="visually-hidden"> {name}</span>
      </DialogLink>
      <WordsLink
        to={href("/dashboard/Closures/:id/words/:locale", { id, locale: "hi" })}
        of={name}
      />
      <DialogLink to={href("/dashboard/Closures/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {name}</span>
      </DialogLink>
    </>
  );
}
