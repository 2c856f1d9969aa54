import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { languagesInEnglish, otherLocales } from "#app/language/locale.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readListQuery } from "#app/requests/http.ts";
import { cutPage, rowsPerPage } from "#app/requests/list-place.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import type { Route } from "./+types/staff-list";
import { listTranslated, type TranslatedThing } from "./count.server.ts";
import { wordsQuery } from "./staff-inputs.ts";
import { showCount, type WordsCount } from "./words-count.ts";

export const reads = [wordsQuery];

export const meta: Route.MetaFunction = () => [{ title: "Translations" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const { part: rows, ...place } = cutPage(
      listTranslated(staff),
      readListQuery(url, wordsQuery).page,
      rowsPerPage,
    );
    return { rows, ...place, hasArticles: mayUse(staff, href("/dashboard/Articles")) };
  });
}

const columns: Column<TranslatedThing>[] = [
  { label: "Text", isName: true, cell: ({ title }) => title },
  { label: "Kind", cell: ({ kind }) => kind },
  ...otherLocales.map((locale, index) => ({
    label: languagesInEnglish[locale],
    cell: (row: TranslatedThing) => <CountLink row={row} count={row.counts[index] as WordsCount} />,
  })),
];

export default function TranslationList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Translations",
    subtitle: "The hospital's own texts in Hindi and Punjabi",
  };
  const failed = { ...heading, failure: "Failed to fetch the translations" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { rows, page, pages, hasArticles } = loaderData;
  return (
    <ListPage
      {...heading}
      action={hasArticles && <ArticleLinks />}
      empty={
        rows.length === 0 &&
        "There is nothing to translate yet: texts are written in English first."
      }
    >
      <Table columns={columns} rows={rows} />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function ArticleLinks() {
  return (
    <div className="row">
      {otherLocales.map((language) => (
        <Link
          key={language}
          className="button quiet"
          to={pathWith(href("/dashboard/Articles"), { language })}
        >
          Articles in {languagesInEnglish[language]}
        </Link>
      ))}
    </div>
  );
}

function CountLink({ row: { id, title }, count }: { row: TranslatedThing; count: WordsCount }) {
  return (
    <Link to={`${id}/${count.locale}`}>
      {showCount(count)}
      <span className="visually-hidden">
        {" "}
        of {title} in {languagesInEnglish[count.locale]}
      </span>
    </Link>
  );
}
