import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLite } from "#app/rendering/mode.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import type { aboutWords } from "#app/words/about.ts";
import styles from "./slideshow.module.css";
import swiping from "./slideshow-swipe.js?minified";

export interface Slide {
  picture: PictureFile;
  caption: string;
}

/**
 * A slideshow of three pictures without script, but for swiping. Radio buttons choose a picture, so that
 * neither the page nor the history moves; from there the style sheet goes on every 6.2 s (specification,
 * section 9), unless paused or with reduced motion.
 */
export function Slideshow({
  words,
  slides,
}: {
  words: (typeof aboutWords)[Locale]["show"];
  slides: [Slide, Slide, Slide];
}) {
  const lite = useLite();
  return (
    <section className={styles.slideshow} aria-label={words.label}>
      <input type="checkbox" id="pause" className={styles.pause} />
      <label htmlFor="pause">{words.pause}</label>
      {slides.map(({ picture }, index) => (
        <input
          key={picture.name}
          type="radio"
          name="slide"
          id={idOf(index)}
          className={styles.choice}
          aria-label={fillPlaces(words.picture, {
            number: String(index + 1),
            count: String(slides.length),
          })}
          defaultChecked={index === 0}
          autoComplete="off"
        />
      ))}
      <ul className="plain">
        {slides.map(({ picture, caption }, index) => (
          <li key={picture.name}>
            <Picture picture={picture} sizes="100vw" priority={index === 0 || undefined} />
            <p>
              <Typed text={caption} />
            </p>
            <label htmlFor={idOf(index + slides.length - 1)} data-to="previous">
              <Icon name="back" />
            </label>
            <label htmlFor={idOf(index + 1)} data-to="next">
              <Icon name="forward" />
            </label>
          </li>
        ))}
      </ul>
      <div>
        {slides.map(({ picture }, index) => (
          <label key={picture.name} htmlFor={idOf(index)}>
            <i />
          </label>
        ))}
      </div>
      {!lite && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
        <script dangerouslySetInnerHTML={{ __html: swiping }} />
      )}
    </section>
  );

  function idOf(index: number): string {
    return `slide-${(index % slides.length) + 1}`;
  }
}
