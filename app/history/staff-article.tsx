import { Form, href, Link } from "react-router";
import { isRead } from "#app/article-desk/languages.server.ts";
import { readTexts } from "#app/article-desk/staff-article.server.ts";
import { maxNumberLength } from "#app/forms/field-lengths.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { SearchChoice } from "#app/ui/fields/search-choice.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import listSearchStyles from "#app/ui/lists/list-search.module.css";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import type { Route } from "./+types/staff-article";
import styles from "./article.module.css";
import { builtInId, compareTexts, listVersions, type Version } from "./article-versions.server.ts";
import { Differences } from "./entries.tsx";
import { readPeople } from "./read.server.ts";

const query = { parameters: { before: maxNumberLength, after: maxNumberLength } };

export const reads = [query];

export const meta: Route.MetaFunction = () => [
  { title: "Versions of a page" },
  { name: "robots", content: "noindex" },
];

type Row = Omit<Version, "texts">;

export function loader({ params, url }: Route.LoaderArgs) {
  const asked = readQuery(url, query);
  return orLoadFailure(async () => {
    const read = await readTexts(params.name);
    const versions = listVersions(read, readPeople().nameOf);
    const now = versions.find(({ isNow }) => isNow) as Version;
    const find = (id: string | undefined) => versions.find((version) => version.id === id);
    const before = find(asked.before) ?? find(builtInId) ?? now;
    const after = find(asked.after) ?? now;
    return {
      title: read.texts.title,
      path: read.path,
      isRead: isRead(read.path),
      versions: versions.map(({ texts: _, ...version }): Row => version),
      before: before.id,
      after: after.id,
      differences: compareTexts(before.texts, after.texts),
    };
  });
}

const columns: Column<Row>[] = [
  {
    label: "Version",
    isName: true,
    cell: ({ label, isNow }) => (
      <>
        {label}
        {isNow && <small className={styles.now}>The text now</small>}
      </>
    ),
  },
];

const failed = {
  title: "Versions of a page",
  subtitle: "What stood on the website, and what does",
  failure: "Failed to fetch articles",
};

export default function ArticleVersions({ loaderData, params: { name } }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { title, path, isRead, versions, before, after, differences } = loaderData;
  const choices = versions.map(({ id, label, isNow }) => [id, isNow ? `Now: ${label}` : label]);
  return (
    <ListPage
      title={`Versions of “${title}”`}
      subtitle="The newest first. Nothing is lost when another is put on the website."
      action={
        <Link className="button" to={href("/dashboard/Articles/:name/edit", { name })}>
          Edit
        </Link>
      }
    >
      <p className={styles.links}>
        <Link to={href("/dashboard/Articles")}>Articles</Link>
        <a href={path}>View on website</a>
        <Link to={href("/dashboard/Articles/:name/review", { name })}>Checks</Link>
      </p>
      {!isRead && (
        <p>
          Visitors do not read this translation: it was made from another English text than today’s.
          They read the danger signs, and the way to the English page.
        </p>
      )}
      <Table
        columns={columns}
        rows={versions}
        actions={(row) => <Actions name={name} version={row} />}
      />
      <h2 id="compare" className={styles.heading}>
        Compare
      </h2>
      {versions.length > 1 ? (
        <>
          <Form method="get" action="#compare" className={listSearchStyles.search}>
            <SearchChoice
              label="Before"
              name="before"
              value={before}
              choices={choices as [string, string][]}
            />
            <SearchChoice
              label="After"
              name="after"
              value={after}
              choices={choices as [string, string][]}
            />
            <button type="submit" className="button quiet">
              Compare
            </button>
          </Form>
          {differences.length > 0 ? (
            <Differences rows={differences} />
          ) : (
            <p className="panel" role="status">
              These two versions say the same.
            </p>
          )}
        </>
      ) : (
        <p className="panel">The hospital has not changed this text yet.</p>
      )}
    </ListPage>
  );
}

function Actions({ name, version: { id, label, isNow } }: { name: string; version: Row }) {
  if (isNow) return null;
  return (
    <>
      <Link
        to={`${href("/dashboard/Articles/:name/versions", { name })}?${new URLSearchParams({ before: id })}#compare`}
      >
        Compare<span className="visually-hidden"> {label} with what is on the website</span>
      </Link>
      <DialogLink
        to={href("/dashboard/Articles/:name/versions/:version/restore", { name, version: id })}
      >
        Go back to it<span className="visually-hidden">: {label}</span>
      </DialogLink>
    </>
  );
}
