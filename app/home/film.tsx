import { heroVideoMp4, heroVideoWebm } from "#app/pictures/built-in.ts";
import type { FilmChoice } from "#app/pictures/film.ts";
import { useLite } from "#app/rendering/mode.ts";
import styles from "./hero.module.css";

// In seconds. What moves for longer needs a button to stop it (WCAG 2.2.2).
const part = "#t=0,4.4";
const media = "(min-width: 48em) and (prefers-reduced-motion: no-preference)";

/** The video of the hero, over its picture: the first seconds of it, once, and never on phones. */
export function Film({ film }: { film: FilmChoice }) {
  const lite = useLite();
  if (lite || film === "none") return null;
  return (
    <video
      className={styles.film}
      autoPlay
      muted
      playsInline
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
    >
      {sourcesOf(film).map(([src, type]) => (
        <source key={src} src={src + part} type={type} media={media} />
      ))}
    </video>
  );
}

function sourcesOf(film: Exclude<FilmChoice, "none">): [src: string, type: string][] {
  if (film !== "sample") return [[film.src, film.type]];
  return [
    [heroVideoWebm, 'video/webm; codecs="av01.0.05M.08"'],
    [heroVideoMp4, "video/mp4"],
  ];
}
