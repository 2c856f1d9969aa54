import { href } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDays } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { WordsLink } from "#app/ui/words-link.tsx";
import { listNoticesFrom, type Notice } from "#db/texts/notices.ts";
import type { Route } from "./+types/staff-notices";

export const meta: Route.MetaFunction = () => [{ title: "Notices" }];

export async function loader({ request }: Route.LoaderArgs) {
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => {
    const { day } = readClock();
    return { notices: listNoticesFrom(day), changed };
  });
}

const columns: Column<Notice>[] = [
  { label: "Text", isName: true, cell: ({ text }) => text },
  { label: "Days", cell: (row) => showDays(row) },
];

export default function NoticeList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Notices",
    subtitle: "Texts on top of every page of the website",
    action: (
      <DialogLink className="button" to={href("/dashboard/Notices/new")}>
        Add notice
      </DialogLink>
    ),
  };
  const failed = { ...heading, failure: "Failed to fetch notices" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { notices, changed } = loaderData;
  return (
    <ListPage {...heading} empty={notices.length === 0 && "No notices, today or later"}>
      <Table columns={columns} rows={notices} actions={Actions} changed={changed} />
    </ListPage>
  );
}

function Actions({ id, text }: Notice) {
  return (
    <>
      <DialogLink to={href("/dashboard/Notices/:id/edit", { id })}>
        Edit<span className="visually-hidden"> {text}</span>
      </DialogLink>
      <WordsLink
        to={href("/dashboard/Notices/:id/words/:locale", { id, locale: "hi" })}
        of={text}
      />
      <DialogLink to={href("/dashboard/Notices/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {text}</span>
      </DialogLink>
    </>
  );
}
