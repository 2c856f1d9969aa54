import { groupOf } from "#app/library/groups.ts";
import type { Article, HeroName } from "#app/library/schema.ts";
import { useLinks } from "#app/library/shown-links.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./hero.module.css";
import { heroes } from "./heroes.ts";

const darkHeroes: HeroName[] = ["neurology", "surgery"];

export function Hero({ article, trail }: { article: Article; trail: PageLink[] }) {
  const group = groupOf(article.path);
  const isOverview = group.overview?.path === article.path;
  const dark = darkHeroes.includes(article.hero);
  return (
    <header className={dark ? `${styles.hero} ${styles.dark}` : styles.hero}>
      <Picture picture={heroes[article.hero]} sizes="100vw" alt="" priority />
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <div className={styles.title}>
          <p className="eyebrow">{isOverview ? "Treatments" : group.title}</p>
          <h1>{article.title}</h1>
        </div>
      </div>
    </header>
  );
}

function Breadcrumbs({ trail }: { trail: PageLink[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className="plain">
        {useLinks(trail).map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
