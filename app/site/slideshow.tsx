import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import styles from "./slideshow.module.css";

interface Slide {
  picture: PictureFile;
  caption: string;
}

/**
 * A slideshow without script: the list scrolls and snaps, the controls are links to a picture. Every
 * 6.2 s (specification, section 9) the style sheet leaves one picture as the only snap point, unless
 * paused or with reduced motion; a browser that does not follow stays at rest.
 */
export function Slideshow({ label, slides }: { label: string; slides: Slide[] }) {
  return (
    <section className={styles.slideshow} aria-label={label}>
      <input type="checkbox" id="pause" className={styles.pause} />
      <label htmlFor="pause">Pause</label>
      <ul>
        {slides.map(({ picture, caption }, index) => (
          <li key={picture.name} id={anchor(index)}>
            <Picture picture={picture} sizes="100vw" priority={index === 0 || undefined} />
            <p>{caption}</p>
            <a
              href={`#${anchor((index + slides.length - 1) % slides.length)}`}
              aria-label="Previous picture"
            >
              <Icon name="back" />
            </a>
            <a href={`#${anchor((index + 1) % slides.length)}`} aria-label="Next picture">
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label={label}>
        {slides.map(({ picture }, index) => (
          <a key={picture.name} href={`#${anchor(index)}`}>
            <span className="visually-hidden">
              Picture {index + 1} of {slides.length}
            </span>
          </a>
        ))}
      </nav>
    </section>
  );
}

function anchor(index: number): string {
  return `picture-${index + 1}`;
}
