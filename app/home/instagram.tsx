import { href } from "react-router";
import { ReelList } from "#app/instagram/card.tsx";
import { instagramPage } from "#app/pages/pages.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
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
        <ReelList urls={urls} />
      ) : (
        <LoadFailureNotice failure="Failed to fetch links" loadFailure={{}} />
      )}
    </Section>
  );
}
