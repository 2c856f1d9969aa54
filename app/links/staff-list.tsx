import { href, Link, useLocation, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readListQuery } from "#app/http.ts";
import { ListSearch } from "#app/ui/list-search.tsx";
import { Table } from "#app/ui/table.tsx";
import { listLinks, type Link as SocialLink } from "#db/links.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import type { LinkCategory } from "#db/schema.ts";
import type { Route } from "./+types/staff-list";
import { categoryLabels } from "./categories.ts";
import styles from "./staff-list.module.css";
import { StaffRow } from "./staff-row.tsx";

const columns = ["#", "URL", "Actions"];

export const meta: Route.MetaFunction = () => [{ title: "Social Links" }];

export function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  const { q } = readListQuery(url);
  return { q, groups: groupsOf(listLinks(), q) };
}

export default function StaffLinkList({ loaderData }: Route.ComponentProps) {
  const { q, groups } = loaderData;
  const { search } = useLocation();
  const dialog = useOutlet();
  return (
    <>
      <div inert={dialog !== null}>
        <header className="head">
          <div>
            <h1>Social Links</h1>
            <p>Manage social media links</p>
          </div>
          <Link className="button" to={`${href("/dashboard/Links/new")}${search}`}>
            Add Link
          </Link>
        </header>
        <ListSearch
          label="Search by category"
          q={q}
          all={href("/dashboard/Links")}
          busy="Loading links..."
        />
        {groups.length === 0 ? (
          <p className="panel" role="status">
            No links found
          </p>
        ) : (
          groups.map(({ category, label, links }) => (
            <section key={category} aria-labelledby={category} className={styles.group}>
              <h2 id={category}>{label}</h2>
              <Table columns={columns}>
                {links.map((link, index) => (
                  <StaffRow key={link.id} link={link} number={index + 1} />
                ))}
              </Table>
            </section>
          ))
        )}
      </div>
      {dialog}
    </>
  );
}

interface Group {
  category: LinkCategory;
  label: string;
  links: SocialLink[];
}

/** The links under the labels that hold `q`; a category without links is left out. */
function groupsOf(links: SocialLink[], q: string): Group[] {
  const byCategory = Map.groupBy(links, (link) => link.category);
  return (Object.entries(categoryLabels) as [LinkCategory, string][])
    .filter(([, label]) => normalizeForSearch(label).includes(normalizeForSearch(q)))
    .map(([category, label]) => ({ category, label, links: byCategory.get(category) ?? [] }))
    .filter((group) => group.links.length > 0);
}
