import type { Hospital } from "./hospital.ts";

/** The sizes of the square icons of a logo, in pixels; the smallest is for tabs of a browser. */
export const iconSizes = [32, 192, 512] as const;

/** The path of an icon of the hospital's own logo; the larger ones stand on white. */
export function logoIcon({ key }: Logo, size: (typeof iconSizes)[number]): string {
  return `/uploads/${key}-${size}.png`;
}

type Logo = NonNullable<Hospital["logo"]>;

/** For an `img`: the logo itself, so many pixels high. */
export function logoImage({ key, width, height }: Logo, size: number) {
  return {
    src: `/uploads/${key}-192.webp`,
    width: Math.round((size * width) / height),
    height: size,
  };
}
