import { preload } from "react-dom";
import styles from "./picture.module.css";

/**
 * Files: `/media/<name>-<width>.<hash>.avif` and `.webp` for each width, in ascending order; those
 * that staff have sent have no hash: `/uploads/<name>-<width>.avif` and `.webp`.
 */
export interface PictureFile {
  name: string;
  hash: string;
  width: number;
  height: number;
  /** Dominant colour, `#rgb`, shown while a large picture loads. */
  colour: string;
  widths: [number, ...number[]];
  /** Empty for heroes and cards: they decorate text that says more. */
  alt: string;
  /** The part that stays in view where the picture is cropped, such as `top-left`. */
  focus?: string;
  /** A photograph; of others with alternative text a word says that they are none. */
  isPhoto?: true;
}

export function isIllustration({ alt, isPhoto }: PictureFile): boolean {
  return alt !== "" && !isPhoto;
}

// The annotation keeps pictures that a page does not use out of its script.
/* @__NO_SIDE_EFFECTS__ */
export function picture(
  name: string,
  hash: string,
  [width, height]: [number, number],
  colour: string,
  widths: [number, ...number[]],
  alt = "",
): PictureFile {
  return { name, hash, width, height, colour, widths, alt };
}

type Props = {
  picture: PictureFile;
  sizes: string;
  /** Empty where the text beside the picture says what it shows. */
  alt?: string;
  /** In pixels: leaves out wider files, for pictures that stay small; one WebP is enough for them. */
  maxWidth?: number;
  /** For the first picture of a page: loads at once and not when it comes near. */
  priority?: boolean;
  className?: string;
};

/** AVIF with WebP for older browsers; reserves its space while it loads. */
export function Picture({
  picture,
  sizes,
  alt = picture.alt,
  maxWidth,
  priority,
  className,
}: Props) {
  const avif = srcSet(picture, "avif", maxWidth);
  const webp = maxWidth ? undefined : srcSet(picture, "webp");
  if (priority) preloadFirst(picture, avif, sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        sizes={webp && sizes}
        srcSet={webp}
        src={pictureUrl(picture, onlyWidth(picture, maxWidth), "webp")}
        width={picture.width}
        height={picture.height}
        alt={alt}
        data-colour={maxWidth ? undefined : picture.colour}
        data-focus={picture.focus}
        className={className ? `${styles.picture} ${className}` : styles.picture}
      />
    </picture>
  );
}

/** Named at the top of the head, it comes before the rest of the page has come. */
function preloadFirst(picture: PictureFile, imageSrcSet: string, imageSizes: string): void {
  const as = { as: "image", type: "image/avif", fetchPriority: "high" } as const;
  preload(pictureUrl(picture, picture.widths[0], "avif"), { ...as, imageSrcSet, imageSizes });
}

/** The width for browsers that choose none: enough for twice the pixels on a phone. */
function onlyWidth({ widths }: PictureFile, maxWidth = 0): number {
  return widths.findLast((width) => width <= 0.8 * maxWidth) ?? widths[0];
}

const previewWidth = 1200;

/** A picture as link previews take it, from `pageMeta`. */
export function previewOf(picture: PictureFile, alt: string) {
  const width = picture.widths.findLast((one) => one <= previewWidth) ?? picture.widths[0];
  const height = Math.round((width * picture.height) / picture.width);
  return { path: pictureUrl(picture, width, "webp"), width, height, alt };
}

export function pictureUrl({ name, hash }: PictureFile, width: number, type: "avif" | "webp") {
  return hash ? `/media/${name}-${width}.${hash}.${type}` : `/uploads/${name}-${width}.${type}`;
}

function srcSet(picture: PictureFile, type: "avif" | "webp", maxWidth = Number.POSITIVE_INFINITY) {
  return picture.widths
    .filter((width) => width <= maxWidth)
    .map((width) => `${pictureUrl(picture, width, type)} ${width}w`)
    .join(", ");
}
