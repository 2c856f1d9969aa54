import { href } from "react-router";
import { ReelTile } from "#app/instagram/card.tsx";
import { instagramPage } from "#app/pages/pages.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import styles from "./instagram.module.css";
import section from "./section.module.css";
import { Section } from "./section.tsx";

/** The reels that staff chose for the home page, unless they could not be read; no section when there are none. */
export function Instagram({ urls }: { urls: string[] | undefined }) {
  if (urls?.length === 0) return null;
  return (
    <Section
      id="instagram"
      title={instagramPage.title}
      background="sand"
      action={
        <a href={href("/Instagram")} className={section.more}>
          All films
        </a>
      }
    >
      {urls ? (
        <ul className={`plain ${styles.rows}`} data-enhance>
          {urls.map((url, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be listed twice
            <li key={index}>
              <ReelTile url={url} number={index + 1} />
            </li>
          ))}
        </ul>
      ) : (
        <UnreadNotice failure="Failed to fetch links" unread={{}} />
      )}
    </Section>
  );
}
