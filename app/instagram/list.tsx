import { useHospital } from "#app/hospital/hospital.ts";
import { instagramPage, picturesPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { listLinksByCategory } from "#db/links.ts";
import type { Route } from "./+types/list";
import { ReelList } from "./card.tsx";
import styles from "./list.module.css";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...instagramPage, matches });

export function loader() {
  return orUnread(() => ({
    urls: listLinksByCategory("mediainsta").map((link) => link.url),
  }));
}

export default function InstagramHighlights({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{instagramPage.title}</h1>
      {isUnread(loaderData) ? (
        <UnreadNotice failure="Failed to fetch links" unread={loaderData.unread} />
      ) : (
        <Reels urls={loaderData.urls} />
      )}
    </main>
  );
}

function Reels({ urls }: { urls: string[] }) {
  if (urls.length === 0) return <Empty />;
  return (
    <>
      <p className={styles.intro}>
        Short films from our hospital. Nothing is loaded from Instagram until you press play.
      </p>
      <ReelList urls={urls} />
    </>
  );
}

function Empty() {
  const hospital = useHospital();
  const pictures = useLink(picturesPage);
  return (
    <div className={`panel ${styles.empty}`}>
      <p>
        There is nothing here at the moment.
        {hospital.instagram && " Our newest films are on Instagram itself."}
      </p>
      <p className="row">
        {hospital.instagram && (
          <a
            href={hospital.instagram}
            target="_blank"
            rel="noopener noreferrer"
            className="button quiet"
          >
            {hospital.name} on Instagram
          </a>
        )}
        {pictures && (
          <a href={pictures.path} className="button quiet">
            {pictures.title}
          </a>
        )}
      </p>
    </div>
  );
}
