import { href, Link } from "react-router";
import { languageOf } from "#app/language/language-of.ts";
import { languageNames, languagesInEnglish, locales } from "#app/language/locale.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import stateLinks from "#app/ui/staff-state-links.module.css";
import type { Route } from "./+types/staff-list";
import { type ArticleRow, type ListState, stateLabels } from "./list-states.ts";
import { articlesQuery } from "./staff-inputs.ts";
import styles from "./staff-list.module.css";
import { listRows, readSelection } from "./staff-rows.server.ts";
import { StateBadge } from "./state-badge.tsx";

export const reads = [articlesQuery];

export const meta: Route.MetaFunction = () => [{ title: "Articles" }];

export async function loader({ request, url }: Route.LoaderArgs) {
  const selection = readSelection(url);
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => ({ ...selection, ...listRows(selection), changed }));
}

const columns: Column<ArticleRow>[] = [
  {
    label: "Title",
    isName: true,
    sort: "title",
    card: "name",
    cell: (row) => <Title row={row} />,
    inWords: ({ title }) => title,
  },
  {
    label: "Group",
    sort: "group",
    card: "line",
    className: styles.group,
    cell: ({ group }) => group,
  },
  {
    label: "State",
    sort: "state",
    card: "state",
    className: styles.state,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    label: "Checked by",
    className: styles.by,
    cell: ({ by }) => by ?? <span className={styles.none}>nobody yet</span>,
  },
  {
    label: "On",
    sort: "on",
    className: styles.on,
    cell: ({ on }) => on ?? <span className={styles.none}>never</span>,
  },
];

const list = href("/dashboard/Articles");
const search = {
  label: "Search",
  placeholder: "Title or other word",
  all: list,
  busy: "Loading articles...",
};
const failed = {
  title: "Articles",
  subtitle: "Pages about illnesses and treatments",
  search,
  failure: "Failed to fetch articles",
};

export default function StaffArticleList({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { q, group, state, language, sort, rows, toCheck, total, groups, page, pages, changed } =
    loaderData;
  const kept = {
    q,
    group,
    language: language === "en" ? "" : language,
    sort: sort === "title" ? "" : sort,
  };
  return (
    <ListPage
      title="Articles"
      subtitle={`${total} pages about illnesses and treatments. Each says who checked it and when.`}
      action={
        <div className="row">
          <Link to={href("/dashboard/Pages")} className="button quiet">
            Own pages
          </Link>
          <Link to={href("/dashboard/Articles/Departments")} className="button quiet">
            Departments
          </Link>
          <PrintAll kept={{ ...kept, state: state ?? "" }} count={toCheck} />
        </div>
      }
      search={
        <>
          <nav className={stateLinks.states} aria-label="Articles by language">
            {locales.map((locale) => (
              <Link
                key={locale}
                to={pathWith(list, { language: locale === "en" ? "" : locale })}
                aria-current={locale === language ? "true" : undefined}
                discover="none"
              >
                {locale === "en" ? languageNames.en : languagesInEnglish[locale]}
              </Link>
            ))}
          </nav>
          <States kept={kept} {...loaderData} />
          <ListSearch {...search} q={q} narrowed={q !== "" || group !== "" || state !== undefined}>
            <p>
              <label htmlFor="group">Group</label>
              <select key={group} id="group" name="group" defaultValue={group}>
                <option value="">All</option>
                {groups.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </p>
            {kept.language && <input type="hidden" name="language" value={language} />}
            {state && <input type="hidden" name="state" value={state} />}
            {kept.sort && <input type="hidden" name="sort" value={sort} />}
          </ListSearch>
        </>
      }
      empty={rows.length === 0 && "No articles found"}
    >
      <div className={styles.list}>
        <Table columns={columns} rows={rows} actions={Actions} changed={changed} sort={sort} />
      </div>
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function States({ kept, state, states, counts, found }: Loaded & { kept: Record<string, string> }) {
  const pathTo = (one: ListState | undefined) => pathWith(list, { ...kept, state: one ?? "" });
  return (
    <nav className={stateLinks.states} aria-label="Articles by state">
      {[undefined, ...states].map((one) => (
        <Link
          key={one ?? "all"}
          to={pathTo(one)}
          aria-current={one === state ? "true" : undefined}
          discover="none"
        >
          {`${one ? stateLabels[one] : "All"} (${one ? counts[one] : found})`}
        </Link>
      ))}
    </nav>
  );
}

function PrintAll({ kept, count }: { kept: Record<string, string>; count: number }) {
  if (count === 0) return null;
  return (
    <Link to={pathWith(href("/dashboard/Articles/Print"), kept)} className="button quiet">
      {`Print ${count === 1 ? "the sheet" : `all ${count} sheets`} for doctors to check`}
    </Link>
  );
}

function Title({
  row: { id, title, linkTitle, english, changed, isUnfinished, isUnwritten, isUnregistered },
}: {
  row: ArticleRow;
}) {
  return (
    <>
      <Link to={href("/dashboard/Articles/:name/edit", { name: id })}>
        <strong lang={languageOf(title)}>{title}</strong>
      </Link>
      {english && <small className={styles.note}>{english}</small>}
      {!english && linkTitle.toLowerCase() !== title.toLowerCase() && (
        <small className={styles.note}>{linkTitle}</small>
      )}
      {isUnfinished && <small className={styles.note}>Begun, and not on the website yet</small>}
      {isUnwritten && <small className={styles.note}>Has no text yet</small>}
      {isUnregistered && (
        <small className={styles.note}>Needs an ART number under Hospital, Services</small>
      )}
      {changed && !isUnfinished && <small className={styles.note}>Own text since {changed}</small>}
    </>
  );
}

function Actions({ id: name, title, english, state, isHidden }: ArticleRow) {
  const about = (
    <span className="visually-hidden" lang={languageOf(title)}>
      {` ${title}`}
    </span>
  );
  const ofTitle = (
    <>
      <span className="visually-hidden"> of</span>
      {about}
    </>
  );
  if (state === "missing") {
    return (
      <Link className={styles.safe} to={href("/dashboard/Articles/:name/edit", { name })}>
        Translate{about}
      </Link>
    );
  }
  return (
    <>
      <Link to={href("/dashboard/Articles/:name/edit", { name })}>Edit{about}</Link>
      <Link to={href("/dashboard/Articles/:name/review", { name })}>Check{ofTitle}</Link>
      <Link
        className={english && styles.safe}
        to={href("/dashboard/Articles/:name/versions", { name })}
      >
        Versions{ofTitle}
      </Link>
      {english ? null : isHidden ? (
        <DialogLink to={href("/dashboard/Articles/:name/unhide", { name })}>Show{about}</DialogLink>
      ) : (
        <DialogLink to={href("/dashboard/Articles/:name/hide", { name })}>Hide{about}</DialogLink>
      )}
    </>
  );
}
