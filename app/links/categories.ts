import type { LinkCategory } from "#db/schema.ts";

/** In the order of the specification (section 3). */
export const categoryLabels: Readonly<Record<LinkCategory, string>> = {
  homestories: "Home Page Our Patient Stories links",
  homeyoutube: "Home Page Trending YouTube Links",
  homeinsta: "Home Page Instagram Highlights links",
  mediayoutube: "Media Page YouTube Links",
  mediayoutubelatest: "Media Page YouTube latest video Link",
  mediainsta: "Media Page Instagram Links",
};

/** The page that shows the links of a category. */
export const pagesOfLinks = { homeinsta: "/", mediainsta: "/Instagram" };

/** The categories that the website shows; only these can be chosen. */
export const shownCategories = ["homeinsta", "mediainsta"] as const satisfies LinkCategory[];
