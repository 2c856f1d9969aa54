import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { href, Link, useNavigate } from "react-router";
import { localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { langIn, Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useHydrated } from "#app/rendering/hydrated.ts";
import { notFound } from "#app/requests/http.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { useModal } from "#app/ui/modal.ts";
import { isIllustration, Picture, previewOf } from "#app/ui/picture.tsx";
import { galleryWords } from "#app/words/gallery.ts";
import { useShell } from "#app/words/shell.ts";
import type { Route } from "./+types/show";
import { currentGallery } from "./photos.server.ts";
import { findPhoto, galleryOf, type Photo, photoIn, useGallery } from "./photos.ts";
import styles from "./show.module.css";

/** In pixels (specification, section 9). */
const swipeThreshold = 10;

export const meta: Route.MetaFunction = ({ params, matches, location }) => {
  const photos = galleryOf(matches);
  const photo = findPhoto(photos, params.n);
  if (!photo) return [];
  const locale = localeOf(location.pathname);
  const words = galleryWords[locale];
  const { picture, title } = photoIn(locale, photo);
  const numbers = { number: params.n, count: `${photos.length}` };
  return pageMeta({
    title: fillPlaces(words.title, { ...numbers, title }),
    description: fillPlaces(words.description, { ...numbers, shown: picture.alt, name: "{name}" }),
    path: `/pictures/${params.n}`,
    locale,
    picture: previewOf(picture, picture.alt),
    matches,
  });
};

export function loader({ params }: Route.LoaderArgs) {
  if (!findPhoto(currentGallery(), params.n)) throw notFound();
  return null;
}

// The list has all photos: turning to the next one requests nothing but its file.
export function clientLoader() {
  return null;
}

export default function Viewer({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const photos = useGallery();
  const locale = useLocale();
  const shell = useShell();
  const list = pathIn(locale, href("/pictures"));
  const modal = useModal(list);
  const hydrated = useHydrated();
  const number = Number(params.n);
  const photo = shownAt(number);
  const previous = wrap(number - 1, photos.length);
  const next = wrap(number + 1, photos.length);
  // Keys may come faster than navigations end: each continues from the last target.
  const target = useRef(number);
  const swipe = useRef({ from: 0, turned: false });

  useEffect(() => {
    target.current = number;
  }, [number]);

  useEffect(() => {
    const element = modal.ref.current;
    return () => document.getElementById(element?.dataset.thumbnail ?? "")?.focus();
  }, [modal.ref]);

  function shownAt(number: number): Photo | undefined {
    const photo = photos[number - 1];
    return photo && photoIn(locale, photo);
  }

  function photoPath(number: number): string {
    return pathIn(locale, href("/pictures/:n", { n: `${number}` }));
  }

  function turn(step: number): void {
    target.current = wrap(target.current + step, photos.length);
    void navigate(photoPath(target.current), { preventScrollReset: true, replace: true });
  }

  function endSwipe({ clientX }: PointerEvent): void {
    const moved = clientX - swipe.current.from;
    if (Math.abs(moved) < swipeThreshold) return;
    swipe.current.turned = true;
    turn(moved < 0 ? 1 : -1);
  }

  /** A swipe may end on the link on which it began. */
  function stopClickOfSwipe(event: MouseEvent): void {
    if (!swipe.current.turned) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <dialog
      {...modal}
      data-enhance
      tabIndex={-1}
      aria-labelledby="title"
      data-thumbnail={`picture-${number}`}
      className={styles.viewer}
      onKeyDown={(event) => {
        swipe.current.turned = false;
        modal.onKeyDown(event);
        if (event.key === "ArrowLeft") turn(-1);
        if (event.key === "ArrowRight") turn(1);
      }}
      onPointerDown={({ clientX }) => {
        swipe.current = { from: clientX, turned: false };
      }}
      onPointerUp={endSwipe}
      onClickCapture={stopClickOfSwipe}
      onDragStart={(event) => event.preventDefault()}
    >
      <header className={styles.header}>
        <h2 id="title">{photo && <Typed text={photo.title} />}</h2>
        <p role="status">
          {number}/{photos.length}
        </p>
        <Link to={list} replace preventScrollReset className={styles.control}>
          <Icon name="close" />
          {shell.close}
        </Link>
      </header>
      <div className={styles.stage} lang={photo && langIn(locale, photo.picture.alt)}>
        <Shown photo={photo} />
        {photo && isIllustration(photo.picture) && <IllustrationWord />}
        {hydrated && (
          <div aria-hidden="true" className={styles.neighbours}>
            <Shown photo={shownAt(previous)} />
            <Shown photo={shownAt(next)} />
          </div>
        )}
      </div>
      <nav aria-label={galleryWords[locale].label} className={styles.controls}>
        <Link to={photoPath(previous)} replace preventScrollReset className={styles.control}>
          <Icon name="back" />
          {shell.pages.previous}
        </Link>
        <Link to={photoPath(next)} replace preventScrollReset className={styles.control}>
          {shell.pages.next}
          <Icon name="forward" />
        </Link>
      </nav>
    </dialog>
  );
}

function Shown({ photo }: { photo: Photo | undefined }) {
  return photo && <Picture picture={photo.picture} sizes="min(100vw, 150vh)" priority />;
}

function wrap(number: number, count: number): number {
  return number < 1 ? count : number > count ? 1 : number;
}
