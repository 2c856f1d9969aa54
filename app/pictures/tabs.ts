import { href } from "react-router";

/** The groups of places that stand on a screen together; the first part of each place is its group. */
export const tabs = [
  { name: "hero", title: "Hero and slideshow", groups: ["hero", "slideshow"], page: "/" },
  { name: "gallery", title: "Gallery", groups: ["gallery"], page: "/pictures" },
  { name: "leaders", title: "Leaders", groups: ["leader"], page: "/management" },
  {
    name: "facilities",
    title: "Facilities and training",
    groups: ["facility", "training"],
    page: "/",
  },
  { name: "accreditations", title: "Accreditations", groups: ["accreditation"], page: "/" },
  { name: "pages", title: "Own pages", groups: ["page"], page: "/a-z" },
  { name: "logo", title: "Logo", groups: ["logo"], page: "/" },
  { name: "film", title: "Film", groups: ["film"], page: "/" },
] as const;

export type Tab = (typeof tabs)[number];

/** The first tab has the address without a name too. */
export function findTab(name: string | undefined): Tab | undefined {
  return tabs.find((tab) => tab.name === (name ?? tabs[0].name));
}

export function tabOf(place: string): Tab | undefined {
  const [group = ""] = place.split("/");
  return tabs.find(({ groups }) => (groups as readonly string[]).includes(group));
}

/** Within the page: `gallery-entrance` of `gallery/entrance`. */
export function anchorOf(place: string): string {
  return place.replace("/", "-");
}

/** Where staff see a place. */
export function pathOfPlace(place: string): string {
  const tab = tabOf(place) ?? tabs[0];
  return `${href("/dashboard/Pictures/:tab", { tab: tab.name })}#${anchorOf(place)}`;
}

export function placeOfPage(id: string): string {
  return `page/${id}`;
}

/** What comes back: with a picture that has words, those of the sample. */
export function sampleWith({ altLabel }: { altLabel?: string }): string {
  return altLabel ? "the sample and its texts" : "the sample";
}

export const maxGallery = 40;

/** Where a button of a tile leads back to. */
export const allPictures = { path: href("/dashboard/Pictures"), title: "All pictures" };
