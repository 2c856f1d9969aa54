import { data, href, Link } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { findNames } from "#db/history/change-list.ts";
import { listEvents } from "#db/history/event-list.ts";
import type { Route } from "./+types/staff-events";
import { Entries } from "./entries.tsx";
import { toEventEntry } from "./entry.server.ts";
import { eventKinds } from "./kinds.ts";
import { byDay, entriesPerPage, readHistoryQuery, readPeople } from "./read.server.ts";
import { HistorySearch } from "./search.tsx";
import { historyQuery } from "./staff-inputs.ts";

export const reads = [historyQuery];

export const meta: Route.MetaFunction = () => [
  { title: "Sign-ins and views" },
  { name: "robots", content: "noindex" },
];

export function loader({ url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { typed, problems, isWrong, filter, page: wanted } = readHistoryQuery(url);
    const { people, nameOf } = readPeople();
    const none = { items: [], page: 1, pages: 1 };
    const { subject: kind, ...period } = filter;
    const found = isWrong ? none : listEvents({ ...period, kind }, wanted, entriesPerPage);
    const { items, page, pages } = found;
    const names = findNames(items.map(({ subject_id }) => subject_id));
    const days = byDay(items.map((event) => toEventEntry(event, names, nameOf)));
    return data(
      { typed: { ...typed, q: "" }, problems, isWrong, people, days, page, pages },
      { status: isWrong ? 400 : 200 },
    );
  });
}

const heading = {
  title: "Sign-ins and views",
  subtitle: "Who signed in, or saw or downloaded applications, and from where",
};
const failed = { ...heading, failure: "Failed to fetch history" };

export default function Events({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { typed, problems, isWrong, people, days, page, pages } = loaderData;
  return (
    <ListPage
      {...heading}
      action={
        <Link className="button quiet" to={href("/dashboard/History")}>
          History of changes
        </Link>
      }
      search={
        <HistorySearch
          typed={typed}
          problems={problems}
          people={people}
          kinds={eventKinds}
          all={href("/dashboard/History/Events")}
        />
      }
      empty={!isWrong && days.length === 0 && "Nothing happened that fits."}
    >
      <Entries days={days} />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}
