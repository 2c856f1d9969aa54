import { href, Link } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import type { Route } from "./+types/staff-print-all";
import { readSheet } from "./print-sheet.server.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { articlesQuery } from "./staff-inputs.ts";
import styles from "./staff-print.module.css";
import { listToCheck, readSelection } from "./staff-rows.server.ts";

export const reads = [articlesQuery];

export const meta: Route.MetaFunction = () => [{ title: "Print sheets" }];

export function loader({ url }: Route.LoaderArgs) {
  return orLoadFailure(async () => {
    const { names, ...place } = listToCheck(readSelection(url));
    return { ...place, sheets: await Promise.all(names.map(readSheet)) };
  });
}

export default function PrintArticles({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch articles" {...loaderData} />;
  }
  const { sheets, first, found, page, pages } = loaderData;
  const last = first + sheets.length - 1;
  return (
    <>
      <div className={styles.bar}>
        <h1>Print sheets</h1>
        <Link to={href("/dashboard/Articles")}>Articles</Link>
        <span>
          {sheets.length === 0
            ? "No page has to be checked."
            : `Pages ${first} to ${last} of ${found} that a doctor should check. Print them on A4 with Ctrl and P: each begins a new sheet, and the menu is left out.`}
        </span>
        <Pagination page={page} pages={pages} />
      </div>
      {sheets.map((sheet) => (
        <PrintSheet key={sheet.article.path} sheet={sheet} title="h2" />
      ))}
    </>
  );
}
