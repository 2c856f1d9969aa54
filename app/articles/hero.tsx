import type { Locale } from "#app/language/locale.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { type ArticleGroup, speciality } from "#app/library/menu-groups.ts";
import type { Article } from "#app/library/schema.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { isIllustration, Picture, type PictureFile } from "#app/ui/picture.tsx";
import { articleWords } from "#app/words/article.ts";
import { groupTitleIn } from "./group-title.ts";
import styles from "./hero.module.css";
import { heroes } from "./heroes.ts";

export function Hero({
  article,
  photo,
  group,
  trail,
}: {
  article: Article;
  photo: PictureFile | undefined;
  group: ArticleGroup;
  trail: PageLink[];
}) {
  const eyebrow = eyebrowOf(article, group, useLocale());
  const picture = photo ?? heroes[article.hero];
  return (
    <header className={styles.hero}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 60em) 52vw, 100vw" alt="" priority />
          {isIllustration(picture) && <IllustrationWord />}
        </div>
      )}
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

function eyebrowOf({ path, own }: Article, group: ArticleGroup, locale: Locale): string {
  if (own?.kind === "department") return groupTitleIn(locale, speciality);
  return group.overview?.path === path
    ? articleWords[locale].treatments
    : groupTitleIn(locale, group);
}

function Breadcrumbs({ trail }: { trail: PageLink[] }) {
  const locale = useLocale();
  const titleOf = useLinkTitle();
  return (
    <nav aria-label={articleWords[locale].breadcrumb} className={styles.trail}>
      <ol className="plain">
        {useLinks(trail).map((link) => (
          <li key={link.path}>
            <a {...linkIn(locale, link.path)}>{titleOf(link)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
