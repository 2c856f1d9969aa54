import { href, Link } from "react-router";
import { orUnread } from "#app/requests/failure.server.ts";
import { PrintHint } from "#app/ui/print-hint.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { Route } from "./+types/staff-print";
import { readSheet } from "./print-sheet.server.ts";
import { PrintSheet } from "./print-sheet.tsx";
import styles from "./staff-print.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Print sheet" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => readSheet(params.name));
}

export default function PrintArticle({ loaderData, params: { name } }: Route.ComponentProps) {
  if (isUnread(loaderData)) {
    return <UnreadNotice failure="Failed to fetch articles" unread={loaderData.unread} />;
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
