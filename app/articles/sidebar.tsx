import { useContext } from "react";
import { type ArticlePath, subgroupsOf } from "#app/library/groups.ts";
import type { ArticleGroup } from "#app/library/menu-groups.ts";
import { inOrder, useMenuOrder } from "#app/library/own-links.ts";
import { ChangedLinks, shownLinks } from "#app/pages/shown-links.ts";
import styles from "./sidebar.module.css";

export function Sidebar({
  group,
  current,
  absent,
}: {
  group: ArticleGroup;
  current: ArticlePath;
  /** The pages of what the hospital does not do. */
  absent: readonly string[];
}) {
  const changes = useContext(ChangedLinks);
  const order = useMenuOrder();
  const subgroups = subgroupsOf(group);
  const lists = (subgroups.length > 0 ? subgroups : [group])
    .map((list) => ({
      ...list,
      pages: inOrder(shownLinks(list.pages, changes), order, ({ path }) => path),
    }))
    .filter(({ pages }) => pages.length > 0);
  if (lists.length === 0) return null;
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
                  {absent.includes(page.path) && <small> · not done here</small>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </aside>
  );
}
