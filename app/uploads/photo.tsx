export const photoWidths = [160, 320, 640] as const;
export const photoFormats = ["avif", "webp"] as const;

function sources(key: string, format: (typeof photoFormats)[number], size: number) {
  // No screen shows more than four pixels for one of CSS.
  const useful = photoWidths.filter((width) => width === photoWidths[0] || width <= 4 * size);
  const srcSet = useful.map((width) => `${photoPath(key, width, format)} ${width}w`).join(", ");
  return useful.length > 1 ? { srcSet, sizes: `${size}px` } : undefined;
}

export function photoPath(key: string, width: number, format: string): string {
  return `/uploads/${key}-${width}.${format}`;
}

/** `size` is the width in CSS pixels; with `file` screens of all kinds get that one width. */
export function Photo({
  photoKey,
  alt,
  size,
  file,
  eager,
}: {
  photoKey: string | null;
  alt: string;
  size: number;
  file?: (typeof photoWidths)[number];
  eager?: true;
}) {
  const shared = {
    width: size,
    height: size,
    loading: eager ? undefined : ("lazy" as const),
    decoding: "async" as const,
  };
  if (!photoKey) return <img src="/default.jpg" alt={alt} {...shared} />;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={photoPath(photoKey, file ?? photoWidths[0], "avif")}
        {...(!file && sources(photoKey, "avif", size))}
      />
      <img
        src={photoPath(photoKey, file ?? photoWidths[0], "webp")}
        {...(!file && sources(photoKey, "webp", size))}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
