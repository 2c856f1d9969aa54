import { href, Link } from "react-router";
import { deskNameOf } from "#app/library/desk-name.ts";
import { anchorOf, placeOfPage } from "#app/pictures/tabs.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import type { Route } from "./+types/staff-list";
import { kindLabels, ownPageLabels } from "./fields.ts";
import { listRows, type OwnPageListRow } from "./rows.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Own pages" }];

export async function loader({ request }: Route.LoaderArgs) {
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => ({ rows: listRows(), changed }));
}

const columns: Column<OwnPageListRow>[] = [
  {
    label: ownPageLabels.name,
    isName: true,
    card: "name",
    cell: ({ path, name }) => (
      <Link to={href("/dashboard/Articles/:name/edit", { name: deskNameOf(path) })}>
        <strong>{name}</strong>
      </Link>
    ),
    inWords: ({ name }) => name,
  },
  { label: ownPageLabels.kind, cell: ({ kind }) => kindLabels[kind] },
  { label: ownPageLabels.place, card: "line", cell: ({ where }) => where },
  { label: "State", card: "state", cell: ({ state }) => state },
];

export default function OwnPageList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Own pages",
    subtitle:
      "Departments and pages of the hospital, beside those that come with the program, in English alone",
    action: (
      <DialogLink className="button" to={href("/dashboard/Pages/new")}>
        Add page
      </DialogLink>
    ),
  };
  const failed = { ...heading, failure: "Failed to fetch pages" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { rows, changed } = loaderData;
  return (
    <ListPage {...heading} empty={rows.length === 0 && "No pages of your own yet"}>
      <Table columns={columns} rows={rows} actions={Actions} changed={changed} />
    </ListPage>
  );
}

function Actions({ id, name, path, isShown }: OwnPageListRow) {
  const about = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      {isShown && <a href={path}>View{about}</a>}
      <DialogLink to={href("/dashboard/Pages/:id/edit", { id })}>Place{about}</DialogLink>
      <Link
        to={`${href("/dashboard/Pictures/:tab", { tab: "pages" })}#${anchorOf(placeOfPage(id))}`}
      >
        Photo{about}
      </Link>
      <Link to={`${href("/dashboard/Articles")}?q=${encodeURIComponent(name)}`}>
        Check, hide{about}
      </Link>
      <DialogLink to={href("/dashboard/Pages/:id/delete", { id })}>Delete{about}</DialogLink>
    </>
  );
}
