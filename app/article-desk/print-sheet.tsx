import { Fragment } from "react";
import { AtAGlance } from "#app/articles/at-a-glance.tsx";
import { listGlance } from "#app/library/glance.ts";
import type { Article } from "#app/library/schema.ts";
import styles from "./print-sheet.module.css";
import type { Sheet } from "./print-sheet.server.ts";

/** The whole text for the doctor who checks it, with a number at each paragraph and room for remarks. */
export function PrintSheet({
  sheet: { article, english, locale, capabilities, code, day },
  title: Title,
}: {
  sheet: Sheet;
  title: "h1" | "h2";
}) {
  const name = article.path.slice(1);
  // Several sheets on a page have the same headings, and tables under them.
  const withIds = (html: string, prefix = name) =>
    html
      .replace(/( (?:id|aria-labelledby)="| href="#|url\(#)/g, `$1${prefix}-`)
      .replaceAll(' aria-label="', ` aria-label="${prefix}: `);
  return (
    <article className={styles.sheet}>
      <header>
        <p>{`To be checked by a doctor. Text ${code}, printed on ${day}.`}</p>
        <Title className={styles.title}>{article.title}</Title>
        <p>{article.description}</p>
      </header>
      {english ? (
        <BothLanguages article={article} english={english} locale={locale} withIds={withIds} />
      ) : (
        <div className={styles.text}>
          <Html html={withIds(article.lead)} />
          <AtAGlance article={article} stated={capabilities} isOneOfMany />
          <Html html={withIds(article.body)} />
        </div>
      )}
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
        {english && (
          <p>
            ☐ Figures and doses ☐ Left and right ☐ “Not”, “no” and “never” ☐ How urgent it is ☐
            Words that people use
          </p>
        )}
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

/** A part of the page in each row, so that a doctor who reads both has them beside each other. */
function BothLanguages({
  article,
  english,
  locale,
  withIds,
}: Pick<Sheet, "article" | "locale"> & {
  english: Article;
  withIds: (html: string, prefix?: string) => string;
}) {
  const theirs = partsOf(article);
  const answers = article.glance ? listGlance(article.glance) : [];
  return (
    <div className={styles.both}>
      {partsOf(english).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never move
        <Fragment key={at}>
          <Html html={withIds(part, `english-${article.path.slice(1)}`)} />
          <div lang={locale}>
            <Html html={withIds(theirs[at] ?? "")} />
          </div>
        </Fragment>
      ))}
      {english.glance &&
        listGlance(english.glance).map(({ question, answer }, at) => (
          <Fragment key={question}>
            <p>{`${question}: ${answer}`}</p>
            <p lang={locale}>{answers[at]?.answer}</p>
          </Fragment>
        ))}
    </div>
  );
}

function partsOf({ lead, body }: Article): string[] {
  return [lead, ...body.split(/(?=<h2 )/)];
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
