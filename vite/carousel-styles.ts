import type { Plugin } from "vite";

/** Our style sheets size the cards; Mantine would write a style element into each carousel as well. */
export function withoutCarouselStyles(): Plugin {
  const id = "\0without-carousel-styles";
  const nothing = "() => null";
  return {
    name: "without-carousel-styles",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/CarouselVariables.mjs") ? id : undefined),
    load(wanted) {
      if (wanted !== id) return undefined;
      return `export const CarouselVariables = ${nothing}, CarouselContainerVariables = ${nothing};`;
    },
  };
}
