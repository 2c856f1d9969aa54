import { href } from "react-router";
import { readListQuery } from "#app/http.ts";
import { webAddress } from "#app/text-rules.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { ListPage } from "#app/ui/list-page.tsx";
import { ListSearch } from "#app/ui/list-search.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { listLinks, type Link as SocialLink } from "#db/links.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import type { LinkCategory } from "#db/schema.ts";
import type { Route } from "./+types/staff-list";
import { categoryLabels } from "./categories.ts";
import styles from "./staff-list.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Social Links" }];

export function loader({ url }: Route.LoaderArgs) {
  const { q } = readListQuery(url);
  return { q, groups: groupsOf(listLinks(), q) };
}

const columns: Column<SocialLink>[] = [
  { label: "#", className: styles.number, cell: (_, index) => index + 1 },
  { label: "URL", cell: ({ url }) => <Address url={url} /> },
];

export default function StaffLinkList({ loaderData: { q, groups } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Social Links"
      subtitle="Manage social media links"
      action={
        <DialogLink className="button" to={href("/dashboard/Links/new")}>
          Add Link
        </DialogLink>
      }
      search={
        <ListSearch
          label="Search by category"
          q={q}
          all={href("/dashboard/Links")}
          busy="Loading links..."
        />
      }
      empty={groups.length === 0 && "No links found"}
    >
      {groups.map(({ category, label, links }) => (
        <section key={category} aria-labelledby={category} className={styles.group}>
          <h2 id={category}>{label}</h2>
          <Table columns={columns} rows={links} actions={Actions} />
        </section>
      ))}
    </ListPage>
  );
}

function Address({ url }: { url: string }) {
  if (!webAddress(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  );
}

function Actions({ id, url }: SocialLink) {
  return (
    <DialogLink to={href("/dashboard/Links/:id/delete", { id })}>
      Delete<span className="visually-hidden"> {url}</span>
    </DialogLink>
  );
}

interface Group {
  category: LinkCategory;
  label: string;
  links: SocialLink[];
}

function groupsOf(links: SocialLink[], q: string): Group[] {
  const byCategory = Map.groupBy(links, (link) => link.category);
  return (Object.entries(categoryLabels) as [LinkCategory, string][])
    .filter(([, label]) => normalizeForSearch(label).includes(normalizeForSearch(q)))
    .map(([category, label]) => ({ category, label, links: byCategory.get(category) ?? [] }))
    .filter((group) => group.links.length > 0);
}
