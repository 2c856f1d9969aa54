import type { LinkCategory } from "#db/schema.ts";

/** What each category of links is called, in the order of the specification (section 3). */
export const categoryLabels: Readonly<Record<LinkCategory, string>> = {
  homestories: "Home Page Our Patient Stories links",
  homeyoutube: "Home Page Trending YouTube Links",
  homeinsta: "Home Page Instagram Highlights links",
  mediayoutube: "Media Page YouTube Links",
  mediayoutubelatest: "Media Page YouTube latest video Link",
  mediainsta: "Media Page Instagram Links",
};

/** The categories that a page of the website shows; only these can be chosen for a new link. */
export const shownCategories = ["homeinsta", "mediainsta"] as const satisfies LinkCategory[];
