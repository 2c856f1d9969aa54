import { useEffect, useRef } from "react";
import { ArticlePage } from "#app/articles/article-page.tsx";
import type { Capabilities } from "#app/care/capabilities.ts";
import type { Article } from "#app/library/schema.ts";
import styles from "./staff-edit.module.css";

/** The page as visitors would read it, above the form that it comes from. */
export function Preview({
  article,
  capabilities,
}: {
  article: Article;
  capabilities: Capabilities;
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
      <ArticlePage article={article} capabilities={capabilities} doctors={[]} team={[]} origin="" />
    </section>
  );
}
