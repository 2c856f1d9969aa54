import { data, href, Link, useLocation } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { subjectLabels } from "#app/trash/subject-labels.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { listChanges } from "#db/history/change-list.ts";
import type { Route } from "./+types/staff-list";
import { Entries } from "./entries.tsx";
import { byDay, entriesPerPage, readHistoryQuery, readPeople, toEntries } from "./read.server.ts";
import { HistorySearch } from "./search.tsx";
import { historyQuery } from "./staff-inputs.ts";

export const reads = [historyQuery];

export const meta: Route.MetaFunction = () => [
  { title: "History" },
  { name: "robots", content: "noindex" },
];

export function loader({ url, context }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { typed, problems, isWrong, filter, page: wanted } = readHistoryQuery(url);
    const { people, nameOf } = readPeople();
    const none = { items: [], page: 1, pages: 1 };
    const { items, page, pages } = isWrong ? none : listChanges(filter, wanted, entriesPerPage);
    const days = byDay(toEntries(items, nameOf, context));
    const one = filter.id && (days[0]?.entries[0]?.thing ?? "Only this");
    return data(
      { typed, problems, isWrong, people, one, days, page, pages },
      { status: isWrong ? 400 : 200 },
    );
  });
}

const heading = { title: "History", subtitle: "Who changed what, and when" };
const failed = { ...heading, failure: "Failed to fetch history" };

export default function History({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { typed, problems, isWrong, people, one, days, page, pages } = loaderData;
  const kinds = Object.entries(subjectLabels);
  const isNarrowed = Object.values(typed).some((value) => value);
  return (
    <ListPage
      {...heading}
      action={
        <div className="row">
          <Link className="button quiet" to={href("/dashboard/History/Events")}>
            Sign-ins and views
          </Link>
          {days.length > 0 && (
            <a className="button quiet" href={href("/dashboard/History/export.csv") + search}>
              Download as CSV
            </a>
          )}
        </div>
      }
      search={
        <HistorySearch
          typed={typed}
          problems={problems}
          people={people}
          kinds={one ? [...kinds, [typed.kind, one]] : kinds}
          all={href("/dashboard/History")}
          named
        />
      }
      empty={
        !isWrong &&
        days.length === 0 &&
        (isNarrowed ? "No changes match." : "Nothing has been changed yet.")
      }
    >
      <Entries days={days} />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}
