import styles from "./picture.module.css";

/** A picture of the manifest: `/media/<name>-<width>.<hash>.avif` and `.webp` exist for each width. */
export type PictureFile = {
  name: string;
  hash: string;
  width: number;
  height: number;
  /** Dominant colour, `#rgb`, shown until the file has arrived. */
  colour: string;
  alt: string;
  /** Rising; the files exist in each of them. */
  widths: [number, ...number[]];
};

type Props = {
  picture: PictureFile;
  /** As in HTML: how wide the picture is laid out. */
  sizes: string;
  /** Give an empty string where the words beside the picture already say what it shows. */
  alt?: string;
  /** The widest file that its place can ever need, in pixels, for pictures that stay small. */
  widest?: number;
  /** For the one picture that is seen first: fetched at once instead of when it comes near. */
  priority?: boolean;
  className?: string;
};

/** AVIF with WebP for older browsers, in the width that fits; keeps its place before it has loaded. */
export function Picture({ picture, sizes, alt = picture.alt, widest, priority, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, "avif", widest)} sizes={sizes} />
      <img
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        sizes={sizes}
        srcSet={srcSet(picture, "webp", widest)}
        src={pictureUrl(picture, picture.widths[0], "webp")}
        width={picture.width}
        height={picture.height}
        alt={alt}
        data-colour={picture.colour}
        className={className ? `${styles.picture} ${className}` : styles.picture}
      />
    </picture>
  );
}

/** The address of one file of a picture, for places that take a single address. */
export function pictureUrl({ name, hash }: PictureFile, width: number, type: "avif" | "webp") {
  return `/media/${name}-${width}.${hash}.${type}`;
}

function srcSet(picture: PictureFile, type: "avif" | "webp", widest = Number.POSITIVE_INFINITY) {
  return picture.widths
    .filter((width) => width <= widest)
    .map((width) => `${pictureUrl(picture, width, type)} ${width}w`)
    .join(", ");
}
