const kilobyte = 1000;

export interface Shape {
  /** Of the AVIF by width in pixels, in ascending order. A WebP may be half as large again. */
  maxBytes: Readonly<Record<number, number>>;
  /** Ratios of width to height, cut around the focal point; or the box in pixels of what is shown whole. */
  form: { ratios: readonly [number, number] } | { box: readonly [number, number] };
  extra?: "card" | "icons";
}

/** Twelve photos of the gallery weigh 60 KB on a phone, the hero at most 26 KB: as light as the samples. */
export const shapes = {
  hero: {
    maxBytes: { 400: 10 * kilobyte, 800: 26 * kilobyte, 1200: 48 * kilobyte },
    form: { ratios: [1, 2.4] },
    extra: "card",
  },
  slideshow: {
    maxBytes: { 360: 6 * kilobyte, 480: 9 * kilobyte, 800: 22 * kilobyte, 1200: 42 * kilobyte },
    form: { ratios: [1.2, 2.4] },
  },
  gallery: {
    maxBytes: {
      360: 4.4 * kilobyte,
      480: 7.5 * kilobyte,
      800: 22 * kilobyte,
      1200: 45 * kilobyte,
      1600: 70 * kilobyte,
    },
    form: { ratios: [0.7, 2] },
  },
  card: {
    maxBytes: { 360: 4.5 * kilobyte, 480: 6.2 * kilobyte, 800: 16 * kilobyte },
    form: { ratios: [1.2, 2] },
  },
  portrait: {
    maxBytes: { 160: 2.5 * kilobyte, 320: 6 * kilobyte, 640: 16 * kilobyte },
    form: { ratios: [1, 1] },
  },
  emblem: {
    maxBytes: { 160: 3 * kilobyte },
    form: { box: [160, 160] },
  },
  logo: {
    maxBytes: { 192: 5 * kilobyte },
    form: { box: [192, 96] },
    extra: "icons",
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

export function widthsOf(shape: Shape): number[] {
  return Object.keys(shape.maxBytes).map(Number);
}

export const cardSize = { width: 1200, height: 630 } as const;

export const maxFilmBytes = 10 * 1024 * 1024;
export const filmFormats = ["mp4", "webm"] as const;

export type FilmFormat = (typeof filmFormats)[number];
