import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { href, Link, useNavigate } from "react-router";
import { pageMeta } from "#app/pages/seo.ts";
import { useHydrated } from "#app/rendering/hydrated.ts";
import { notFound } from "#app/requests/http.ts";
import { useModal } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { isIllustration, Picture, previewOf } from "#app/ui/picture.tsx";
import type { Route } from "./+types/show";
import { currentGallery } from "./photos.server.ts";
import { findPhoto, galleryOf, type Photo, useGallery } from "./photos.ts";
import styles from "./show.module.css";

/** In pixels (specification, section 9). */
const swipeThreshold = 10;

export const meta: Route.MetaFunction = ({ params, matches }) => {
  const photos = galleryOf(matches);
  const photo = findPhoto(photos, params.n);
  if (!photo) return [];
  const { picture, title } = photo;
  return pageMeta({
    title: `${title}, picture ${params.n} of ${photos.length}`,
    description: `${picture.alt}. Picture ${params.n} of ${photos.length} from {name}.`,
    path: `/pictures/${params.n}`,
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
  const modal = useModal(href("/pictures"));
  const hydrated = useHydrated();
  const number = Number(params.n);
  const photo = photos[number - 1];
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
    const byKeyboard = event.detail === 0;
    if (!swipe.current.turned || byKeyboard) return;
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
        <h2 id="title">{photo?.title}</h2>
        <p role="status">
          {number}/{photos.length}
        </p>
        <Link to={href("/pictures")} replace preventScrollReset className={styles.control}>
          <Icon name="close" />
          Close
        </Link>
      </header>
      <div className={styles.stage}>
        <Shown photo={photo} />
        {photo && isIllustration(photo.picture) && <IllustrationWord />}
        {hydrated && (
          <div aria-hidden="true" className={styles.neighbours}>
            <Shown photo={photos[previous - 1]} />
            <Shown photo={photos[next - 1]} />
          </div>
        )}
      </div>
      <nav aria-label="Pictures" className={styles.controls}>
        <Link to={photoPath(previous)} replace preventScrollReset className={styles.control}>
          <Icon name="back" />
          Previous
        </Link>
        <Link to={photoPath(next)} replace preventScrollReset className={styles.control}>
          Next
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

function photoPath(number: number): string {
  return href("/pictures/:n", { n: `${number}` });
}
