import { href, Link } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { PrintHint } from "#app/ui/print-hint.tsx";
import type { Route } from "./+types/staff-print";
import { readSheet } from "./print-sheet.server.ts";
import { PrintSheet } from "./print-sheet.tsx";
import styles from "./staff-print.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Print sheet" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => readSheet(params.name));
}

export default function PrintArticle({ loaderData, params: { name } }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch articles" {...loaderData} />;
  }
  return (
    <>
      <p className={styles.bar}>
        <Link to={href("/dashboard/Articles/:name/review", { name })}>Checks</Link>
        <PrintHint paper="on A4 " />
      </p>
      <PrintSheet sheet={loaderData} title="h1" />
    </>
  );
}
