import { useHospital } from "#app/hospital/hospital.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { instagramPage, picturesPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { instagramWords } from "#app/words/instagram.ts";
import { listLinksByCategory } from "#db/texts/links.ts";
import type { Route } from "./+types/list";
import { ReelList } from "./card.tsx";
import styles from "./list.module.css";

export const meta = metaOf(instagramPage);

export function loader() {
  return orLoadFailure(() => ({
    urls: listLinksByCategory("mediainsta").map((link) => link.url),
  }));
}

export default function InstagramHighlights({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{pageIn(locale, instagramPage).title}</h1>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure={instagramWords[locale].loadFailure} {...loaderData} />
      ) : (
        <Reels urls={loaderData.urls} />
      )}
    </main>
  );
}

function Reels({ urls }: { urls: string[] }) {
  const words = instagramWords[useLocale()];
  if (urls.length === 0) return <Empty />;
  return (
    <>
      <p className={styles.intro}>{words.about}</p>
      <ReelList urls={urls} />
    </>
  );
}

function Empty() {
  const hospital = useHospital();
  const locale = useLocale();
  const words = instagramWords[locale];
  const pictures = useLink(pageIn(locale, picturesPage));
  return (
    <div className={`panel ${styles.empty}`}>
      <p>
        {words.empty}
        {hospital.instagram && ` ${words.newest}`}
      </p>
      <p className="row">
        {hospital.instagram && (
          <a
            href={hospital.instagram}
            target="_blank"
            rel="noopener noreferrer"
            className="button quiet"
          >
            {fillPlaces(words.ours, { name: hospital.name })}
          </a>
        )}
        {pictures && (
          <a {...linkIn(locale, pictures.path)} className="button quiet">
            {pictures.title}
          </a>
        )}
      </p>
    </div>
  );
}
