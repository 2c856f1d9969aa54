import { NavLink, useOutlet } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import type { GroupName } from "#app/settings/fields.ts";
import { groupNames, groups } from "#app/settings/groups.ts";
import { pathOf } from "#app/settings/paths.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { listSavedSettings } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-list";
import styles from "./list.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Hospital" }];

export function loader() {
  return orLoadFailure(() => {
    const saved = new Set<string>(listSavedSettings());
    return { own: groupNames.filter((name) => saved.has(name)) };
  });
}

export default function HospitalGroups({ loaderData }: Route.ComponentProps) {
  const group = useOutlet();
  const own = isLoadFailure(loaderData) ? undefined : loaderData.own;
  return (
    <>
      <header className="head">
        <div>
          <h1>Hospital</h1>
          <p>
            What every page says about the hospital.
            {own && ` ${own.length} of ${groupNames.length} sections are filled in.`}
          </p>
        </div>
      </header>
      {isLoadFailure(loaderData) && !group ? (
        <LoadFailureNotice failure="Failed to fetch the hospital" {...loaderData} />
      ) : (
        <div className={group ? `${styles.groups} ${styles.open}` : styles.groups}>
          <Groups own={own} />
          {group && <div>{group}</div>}
        </div>
      )}
    </>
  );
}

function Groups({ own }: { own: readonly GroupName[] | undefined }) {
  return (
    <nav aria-label="Sections">
      <ul className="plain">
        {groupNames.map((name) => (
          <li key={name}>
            <NavLink to={pathOf(name)}>
              <span>
                {groups[name].title}
                <small>{groups[name].about}</small>
              </span>
              {own && !own.includes(name) && <span className={styles.unsaid}>not filled in</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
