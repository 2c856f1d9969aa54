import { useEffect, useRef } from "react";
import { ArticlePage, Prose } from "#app/articles/article-page.tsx";
import { AtAGlance } from "#app/articles/at-a-glance.tsx";
import type { Capabilities } from "#app/care/capabilities.ts";
import type { Article } from "#app/library/schema.ts";
import styles from "./staff-edit.module.css";

export function Preview({
  article,
  capabilities,
  lang,
}: {
  article: Article;
  capabilities: Capabilities;
  lang: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <header className={styles.told}>
        <h2 id="preview" tabIndex={-1} ref={heading}>
          Preview
        </h2>
        <p>
          Nothing is saved yet. <a href="#article-title">Go on writing</a>
        </p>
      </header>
      {lang ? (
        <div lang={lang} className={styles.translated}>
          <p className={styles.title}>{article.title}</p>
          <Prose html={article.lead} />
          <AtAGlance article={article} stated={capabilities} />
          <Prose html={article.body} />
        </div>
      ) : (
        <ArticlePage article={article} capabilities={capabilities} origin="" />
      )}
    </section>
  );
}
