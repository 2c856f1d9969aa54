import { href } from "react-router";
import { webAddress } from "#app/forms/text-rules.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { readListQuery } from "#app/requests/http.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import type { LinkCategory } from "#db/schema.ts";
import { listLinks, type Link as SocialLink } from "#db/texts/links.ts";
import type { Route } from "./+types/staff-list";
import { categoryLabels } from "./categories.ts";
import { linksQuery } from "./staff-inputs.ts";
import styles from "./staff-list.module.css";

export const reads = [linksQuery];

export const meta: Route.MetaFunction = () => [{ title: "Social Links" }];

export async function loader({ request, url }: Route.LoaderArgs) {
  const { q } = readListQuery(url, linksQuery);
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => ({ q, groups: groupsOf(listLinks(), q, changed), changed }));
}

const columns: Column<SocialLink>[] = [
  { label: "#", className: styles.number, cell: (_, index) => index + 1 },
  { label: "URL", isName: true, cell: ({ url }) => <Address url={url} /> },
];

const search = {
  label: "Search by category",
  all: href("/dashboard/Links"),
  busy: "Loading links...",
};

export default function StaffLinkList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Social Links",
    subtitle: "Manage social media links",
    action: (
      <DialogLink className="button" to={href("/dashboard/Links/new")}>
        Add Link
      </DialogLink>
    ),
  };
  const failed = { ...heading, search, failure: "Failed to fetch links" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { q, groups, changed } = loaderData;
  return (
    <ListPage
      {...heading}
      search={<ListSearch {...search} q={q} />}
      empty={groups.length === 0 && "No links found"}
    >
      {groups.map(({ category, label, links }) => (
        <section key={category} aria-labelledby={category} className={styles.group}>
          <h2 id={category}>{label}</h2>
          <Table columns={columns} rows={links} actions={Actions} changed={changed} />
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

/** The groups that match, and that of the link just added. */
function groupsOf(links: SocialLink[], q: string, changed: string | undefined): Group[] {
  const byCategory = Map.groupBy(links, (link) => link.category);
  const wanted = normalizeForSearch(q);
  return (Object.entries(categoryLabels) as [LinkCategory, string][])
    .map(([category, label]) => ({ category, label, links: byCategory.get(category) ?? [] }))
    .filter(
      ({ label, links }) =>
        normalizeForSearch(label).includes(wanted) || links.some(({ id }) => id === changed),
    )
    .filter((group) => group.links.length > 0);
}
