import { href } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { boxLength, maxSearchLength } from "#app/forms/field-lengths.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { Link } from "#app/ui/link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import type { Route } from "./+types/find";
import styles from "./find.module.css";
import { type FoundGroup, findForStaff, findWhileTyping } from "./find.server.ts";

const findQuery = { parameters: { q: maxSearchLength, typing: boxLength } };

export const reads = [findQuery];

export const meta: Route.MetaFunction = () => [{ title: "Find" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const { q: typed, typing } = readQuery(url, findQuery);
  const q = typed?.trim() ?? "";
  if (q === "") return { q, groups: [] };
  return orLoadFailure(() => {
    // Whose applications are shown is recorded, which each letter would do again.
    if (typing) return { q, groups: findWhileTyping(q, staff) };
    const groups = findForStaff(q, staff);
    if (groups.some(({ title }) => title === "Applications")) {
      recordFrom(context, { kind: "applications listed", staff });
    }
    return { q, groups };
  });
}

const heading = { title: "Find", subtitle: "Doctors, applications, screens and pages" };
const search = {
  label: "Name, phone number or other word",
  all: href("/dashboard/Find"),
  busy: "Searching...",
};
const failed = { ...heading, search, failure: "Failed to search" };

export default function Find({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { q, groups } = loaderData;
  const isEmpty = q !== "" && groups.length === 0;
  return (
    <ListPage
      {...heading}
      action={null}
      search={<ListSearch {...search} q={q} narrowed={false} />}
      empty={isEmpty && `Nothing was found for “${q}”.`}
    >
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </ListPage>
  );
}

function Group({ group: { title, found, all } }: { group: FoundGroup }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain">
        {found.map(({ path, title, note }) => (
          <li key={path}>
            <Link to={path}>
              {title} <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
      {all && <Link to={all}>All that were found</Link>}
    </section>
  );
}
