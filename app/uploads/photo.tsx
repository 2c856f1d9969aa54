/** The widths, in pixels, and formats that every stored photo has. Photos are square. */
export const photoWidths = [160, 320, 640] as const;
export const photoFormats = ["avif", "webp"] as const;

function sources(key: string, format: (typeof photoFormats)[number]): string {
  return photoWidths.map((width) => `${photoPath(key, width, format)} ${width}w`).join(", ");
}

/** The address of one stored file of a photo. */
export function photoPath(key: string, width: number, format: string): string {
  return `/uploads/${key}-${width}.${format}`;
}

/** A doctor's photo in the size that fits, or the default picture. `size` is its width in CSS pixels. */
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
      <source type="image/avif" srcSet={sources(photoKey, "avif")} sizes={`${size}px`} />
      <img
        src={photoPath(photoKey, 320, "webp")}
        srcSet={sources(photoKey, "webp")}
        sizes={`${size}px`}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
