import { href, Link } from "react-router";
import { readCapabilities } from "#app/capabilities.server.ts";
import { orUnread } from "#app/failure.server.ts";
import { momentOf } from "#app/opd/calendar.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { Route } from "./+types/staff-print";
import { AtAGlance } from "./at-a-glance.tsx";
import { withFacts } from "./library.server.ts";
import { showYear } from "./show-year.ts";
import { readTexts } from "./staff-article.server.ts";
import styles from "./staff-print.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Print sheet" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(async () => {
    const { article, text_hash } = await readTexts(params.name);
    return {
      article: withFacts(article),
      capabilities: readCapabilities(),
      code: text_hash.slice(0, 8),
      day: showYear(momentOf(Date.now()).day),
    };
  });
}

/** The whole text for the doctor who checks it, with a number at each paragraph and room for remarks. */
export default function PrintArticle({ loaderData, params: { name } }: Route.ComponentProps) {
  if (isUnread(loaderData)) {
    return <UnreadNotice failure="Failed to fetch articles" unread={loaderData.unread} />;
  }
  const { article, capabilities, code, day } = loaderData;
  return (
    <>
      <p className={styles.bar}>
        <Link to={href("/dashboard/Articles/:name/review", { name })}>Checks</Link>
        <span>Print this page on A4 with Ctrl and P. The menu is left out.</span>
      </p>
      <article className={styles.sheet}>
        <header>
          <p>{`To be checked by a doctor. Text ${code}, printed on ${day}.`}</p>
          <h1>{article.title}</h1>
          <p>{article.description}</p>
        </header>
        <div className={styles.text}>
          <Html html={article.lead} />
          <AtAGlance article={article} stated={capabilities} />
          <Html html={article.body} />
        </div>
        <h2>Sources</h2>
        <ol className={styles.sources}>
          {article.sources.map(({ title, publisher, year, url }) => (
            <li key={title}>
              {[title, publisher, year].filter(Boolean).join(". ")}
              {url && <span>{url}</span>}
            </li>
          ))}
        </ol>
        <section className={styles.signature}>
          <h2>Remarks</h2>
          <div className={styles.remarks} aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
          </div>
          <p>☐ Nothing to change ☐ To be changed as noted</p>
          <dl>
            <dt>Name</dt>
            <dd />
            <dt>Qualification</dt>
            <dd />
            <dt>Registration number</dt>
            <dd />
            <dt>Date</dt>
            <dd />
            <dt>Next check due</dt>
            <dd />
            <dt>Signature</dt>
            <dd />
          </dl>
        </section>
      </article>
    </>
  );
}

function Html({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from checked Markdown, in which raw HTML is an error
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
