import { AtAGlance } from "#app/articles/at-a-glance.tsx";
import styles from "./print-sheet.module.css";
import type { Sheet } from "./print-sheet.server.ts";

/** The whole text for the doctor who checks it, with a number at each paragraph and room for remarks. */
export function PrintSheet({
  sheet: { article, capabilities, code, day },
  title: Title,
}: {
  sheet: Sheet;
  /** The element of its title: several sheets stand under the heading of their page. */
  title: "h1" | "h2";
}) {
  const name = article.path.slice(1);
  // Several sheets on a page have the same headings, and tables under them.
  const withIds = (html: string) =>
    html
      .replace(/( (?:id|aria-labelledby)="| href="#|url\(#)/g, `$1${name}-`)
      .replaceAll(' aria-label="', ` aria-label="${name}: `);
  return (
    <article className={styles.sheet}>
      <header>
        <p>{`To be checked by a doctor. Text ${code}, printed on ${day}.`}</p>
        <Title className={styles.title}>{article.title}</Title>
        <p>{article.description}</p>
      </header>
      <div className={styles.text}>
        <Html html={withIds(article.lead)} />
        <AtAGlance article={article} stated={capabilities} isOneOfMany />
        <Html html={withIds(article.body)} />
      </div>
      <h2>Sources</h2>
      {article.sources.length === 0 && <p>The hospital names no sources for this page.</p>}
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
