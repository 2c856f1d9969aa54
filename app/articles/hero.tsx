import { groupOf } from "#app/library/groups.ts";
import type { Article } from "#app/library/schema.ts";
import { useLinks } from "#app/library/shown-links.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { isIllustration, Picture } from "#app/ui/picture.tsx";
import styles from "./hero.module.css";
import { heroes } from "./heroes.ts";

export function Hero({ article, trail }: { article: Article; trail: PageLink[] }) {
  const group = groupOf(article.path);
  const isOverview = group.overview?.path === article.path;
  const picture = heroes[article.hero];
  return (
    <header className={styles.hero}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 60em) 30rem, 100vw" alt="" priority />
        {isIllustration(picture) && <IllustrationWord />}
      </div>
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
