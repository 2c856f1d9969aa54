import { useContext } from "react";
import { fillPlaces } from "#app/language/messages.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { type ArticlePath, subgroupsOf } from "#app/library/groups.ts";
import type { ArticleGroup } from "#app/library/menu-groups.ts";
import { inOrder, useMenuOrder } from "#app/library/own-links.ts";
import { ChangedLinks, shownLinks } from "#app/pages/shown-links.ts";
import { articleWords } from "#app/words/article.ts";
import { groupTitleIn } from "./group-title.ts";
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
  const locale = useLocale();
  const order = useMenuOrder();
  const titleOf = useLinkTitle();
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
      {lists.map((list) => (
        <nav
          key={list.id}
          aria-label={fillPlaces(articleWords[locale].pagesAbout, {
            title: groupTitleIn(locale, list),
          })}
        >
          <h2>{groupTitleIn(locale, list)}</h2>
          <ul className="plain">
            {list.pages.map((page) => (
              <li key={page.path}>
                <a
                  {...linkIn(locale, page.path)}
                  aria-current={page.path === current ? "page" : undefined}
                >
                  {spell(titleOf(page))}
                  {absent.includes(page.path) && (
                    <small>{` · ${articleWords[locale].notHere}`}</small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </aside>
  );
}

/** The specification, section 2, has this spelling in the list beside an article, and leaves others open. */
function spell(title: string): string {
  return title === "Obstetrics and Gynaecology" ? "Obstetrics and Gynecology" : title;
}
