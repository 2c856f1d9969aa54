/** In pixels; photos are square. */
export const photoWidths = [160, 320, 640] as const;
export const photoFormats = ["avif", "webp"] as const;

/** At most four pixels to one of CSS. */
function sources(key: string, format: (typeof photoFormats)[number], size: number): string {
  const useful = photoWidths.filter((width) => width <= 4 * size);
  return useful.map((width) => `${photoPath(key, width, format)} ${width}w`).join(", ");
}

export function photoPath(key: string, width: number, format: string): string {
  return `/uploads/${key}-${width}.${format}`;
}

/** `size` is the width in CSS pixels. */
export function Photo({
  photoKey,
  alt,
  size,
  eager,
  className,
}: {
  photoKey: string | null;
  alt: string;
  size: number;
  eager?: true;
  className?: string;
}) {
  const shared = {
    width: size,
    height: size,
    className,
    loading: eager ? undefined : ("lazy" as const),
    decoding: "async" as const,
  };
  if (!photoKey) return <img src="/default.jpg" alt={alt} {...shared} />;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(photoKey, "avif", size)} sizes={`${size}px`} />
      <img
        src={photoPath(photoKey, 320, "webp")}
        srcSet={sources(photoKey, "webp", size)}
        sizes={`${size}px`}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
