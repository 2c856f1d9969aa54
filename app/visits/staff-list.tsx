import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { pathOf } from "#app/settings/paths.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import stateLinks from "#app/ui/staff-state-links.module.css";
import { countsVisits, listMostVisited } from "#db/timetable/visits.ts";
import type { Route } from "./+types/staff-list";
import styles from "./list.module.css";
import { titleOfPath } from "./titles.server.ts";

const title = "Website visits";
const subtitle = "What visitors read, and what they search for in vain";
const failed = { title, subtitle, failure: "Failed to fetch the visits" };
const maxShown = 10;
/** Fewer may be one person, whose words are nobody else's business. */
const leastSearches = 3;

const periods = [
  { name: "Today", days: 1 },
  { name: "7 days", days: 7 },
  { name: "30 days", days: 30 },
  { name: "A year", days: 365 },
] as const;

const query = { parameters: { days: 3 } };

export const reads = [query];

export const meta: Route.MetaFunction = () => [{ title }];

export function loader({ url, context }: Route.LoaderArgs) {
  const isAdmin = mayUse(requireStaff(context), "/dashboard/Hospital");
  const asked = Number(readQuery(url, query).days);
  const { days } = periods.find((period) => period.days === asked) ?? periods[1];
  return orLoadFailure(() => {
    if (!countsVisits()) return { isAdmin, days };
    const from = addDays(readClock().day, 1 - days);
    const pages = listMostVisited("page", from, 1, maxShown).map(({ name, count }) => ({
      path: name,
      title: titleOfPath(name),
      count,
    }));
    return {
      isAdmin,
      days,
      pages,
      searches: listMostVisited("search", from, leastSearches, maxShown),
    };
  });
}

export default function VisitCounts({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { isAdmin, days, pages, searches } = loaderData;
  const setting = isAdmin && (
    <Link className="button quiet" to={pathOf("visits")}>
      Settings
    </Link>
  );
  if (!pages || !searches) {
    return (
      <ListPage title={title} subtitle={subtitle} action={setting}>
        <p className="panel">
          The hospital does not count visits. {!isAdmin && "An administrator can change this."}
        </p>
      </ListPage>
    );
  }
  return (
    <ListPage title={title} subtitle={subtitle} action={setting}>
      <nav className={stateLinks.states} aria-label="Period">
        {periods.map((period) => (
          <Link
            key={period.days}
            to={pathWith(href("/dashboard/Visits"), { days: String(period.days) })}
            aria-current={period.days === days ? "true" : undefined}
            discover="none"
          >
            {period.name}
          </Link>
        ))}
      </nav>
      <div className={styles.lists}>
        <section className="panel">
          <h2>Most read pages</h2>
          {pages.length === 0 && <p>Nobody has read a page in this time.</p>}
          <ol>
            {pages.map(({ path, title, count }) => (
              <li key={path}>
                <a href={path}>{title}</a> <Count of={count} />
              </li>
            ))}
          </ol>
        </section>
        <section className="panel">
          <h2>Searches that found nothing</h2>
          {searches.length === 0 && (
            <p>{`Nothing was searched for in vain ${leastSearches} times or more.`}</p>
          )}
          <ol>
            {searches.map(({ name, count }) => (
              <li key={name}>
                <a href={pathWith(href("/search"), { q: name })}>{name}</a> <Count of={count} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <p>Numbers come once a minute. Nothing is kept of who reads or searches.</p>
    </ListPage>
  );
}

function Count({ of }: { of: number }) {
  return <b>{of.toLocaleString("en-IN")}</b>;
}
