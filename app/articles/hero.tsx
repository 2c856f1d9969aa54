import { type ArticleGroup, speciality } from "#app/library/menu-groups.ts";
import type { Article, HeroName } from "#app/library/schema.ts";
import { useLinks } from "#app/library/shown-links.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./hero.module.css";
import { heroes } from "./heroes.ts";

const darkHeroes: HeroName[] = ["neurology", "surgery"];

export function Hero({
  article,
  group,
  trail,
}: {
  article: Article;
  group: ArticleGroup;
  trail: PageLink[];
}) {
  const eyebrow = eyebrowOf(article, group);
  const dark = darkHeroes.includes(article.hero);
  return (
    <header className={dark ? `${styles.hero} ${styles.dark}` : styles.hero}>
      <Picture picture={heroes[article.hero]} sizes="100vw" alt="" priority />
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <div className={styles.title}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{article.title}</h1>
        </div>
      </div>
    </header>
  );
}

function eyebrowOf({ path, own }: Article, group: ArticleGroup): string {
  if (own?.kind === "department") return speciality.title;
  return group.overview?.path === path ? "Treatments" : group.title;
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
