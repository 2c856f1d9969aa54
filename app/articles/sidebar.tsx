import { type ArticleGroup, type ArticlePath, partsOf } from "./groups.ts";
import styles from "./sidebar.module.css";

/** The links of a group, the page that is shown marked; a group of groups lists each of them. */
export function Sidebar({ group, current }: { group: ArticleGroup; current: ArticlePath }) {
  const parts = partsOf(group);
  const lists = parts.length > 0 ? parts : [group];
  return (
    <aside className={styles.sidebar}>
      {lists.map(({ id, title, pages }) => (
        <nav key={id} aria-label={`Pages about ${title}`}>
          <h2>{title}</h2>
          <ul className="plain">
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page.path === current ? "page" : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </aside>
  );
}
