import type { BreadcrumbList } from "schema-dts";

export function breadcrumbList(
  links: readonly { title: string; path: string }[],
  origin: string,
): Exclude<BreadcrumbList, string> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
