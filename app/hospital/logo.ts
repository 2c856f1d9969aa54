import type { Hospital } from "./hospital.ts";

export const iconSizes = [32, 192, 512] as const;

export function logoIcon({ key }: Logo, size: (typeof iconSizes)[number]): string {
  return `/uploads/${key}-${size}.png`;
}

type Logo = NonNullable<Hospital["logo"]>;

export function logoImage({ key, width, height }: Logo, size: number) {
  return {
    src: `/uploads/${key}-192.webp`,
    width: Math.round((size * width) / height),
    height: size,
  };
}
