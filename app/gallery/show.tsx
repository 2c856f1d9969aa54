import { type PointerEvent, useEffect, useRef } from "react";
import { href, Link, useNavigate } from "react-router";
import { hospital } from "#app/hospital.ts";
import { notFound } from "#app/http.ts";
import { pageMeta } from "#app/seo.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, pictureUrl } from "#app/ui/picture.tsx";
import type { Route } from "./+types/show";
import { findPhoto, photos } from "./photos.ts";
import styles from "./show.module.css";

/** In pixels, as the specification says in section 9. */
const swipeThreshold = 10;

export const meta: Route.MetaFunction = ({ params, matches }) => {
  const photo = findPhoto(params.n);
  if (!photo) return [];
  const { picture, title } = photo;
  return pageMeta({
    title: `${title}, picture ${params.n} of ${photos.length}`,
    description: `${picture.alt}. Picture ${params.n} of ${photos.length} from ${hospital.name}.`,
    path: `/pictures/${params.n}`,
    picture: pictureUrl(picture, 1200, "webp"),
    matches,
  });
};

export function loader({ params }: Route.LoaderArgs) {
  if (!findPhoto(params.n)) throw notFound();
  return null;
}

// The pictures are known here too: leafing through them asks the server for nothing but the files.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (!findPhoto(params.n)) throw notFound();
  return null;
}

export default function Viewer({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const number = Number(params.n);
  const previous = wrap(number - 1);
  const next = wrap(number + 1);
  // Keys may come faster than pictures change: each goes on from where the last one led.
  const wanted = useRef(number);
  const swipeStart = useRef(0);

  useEffect(() => {
    wanted.current = number;
  }, [number]);

  useEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal?.();
    return () => document.getElementById(element?.dataset.thumbnail ?? "")?.focus();
  }, []);

  function leaf(step: number): void {
    wanted.current = wrap(wanted.current + step);
    navigate(photoPath(wanted.current), { preventScrollReset: true });
  }

  function endSwipe({ clientX }: PointerEvent): void {
    const moved = clientX - swipeStart.current;
    if (Math.abs(moved) >= swipeThreshold) leaf(moved < 0 ? 1 : -1);
  }

  return (
    <dialog
      open
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="title"
      data-thumbnail={`picture-${number}`}
      className={styles.viewer}
      onCancel={(event) => {
        event.preventDefault();
        navigate(href("/pictures"), { preventScrollReset: true });
      }}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") leaf(-1);
        if (key === "ArrowRight") leaf(1);
      }}
      onPointerDown={({ clientX }) => {
        swipeStart.current = clientX;
      }}
      onPointerUp={endSwipe}
      onDragStart={(event) => event.preventDefault()}
    >
      <header className={styles.header}>
        <h2 id="title">{photos[number - 1]?.title}</h2>
        <p role="status">
          {number}/{photos.length}
        </p>
        <Link to={href("/pictures")} preventScrollReset className={styles.way}>
          <Icon name="close" />
          Close
        </Link>
      </header>
      <div className={styles.stage}>
        <Show number={number} />
        {hydrated && (
          <div aria-hidden="true" className={styles.neighbours}>
            <Show number={previous} />
            <Show number={next} />
          </div>
        )}
      </div>
      <nav aria-label="Pictures" className={styles.ways}>
        <Link to={photoPath(previous)} preventScrollReset className={styles.way}>
          <Icon name="back" />
          Previous
        </Link>
        <Link to={photoPath(next)} preventScrollReset className={styles.way}>
          Next
          <Icon name="forward" />
        </Link>
      </nav>
    </dialog>
  );
}

function Show({ number }: { number: number }) {
  const picture = photos[number - 1]?.picture;
  return picture && <Picture picture={picture} sizes="min(100vw, 150vh)" priority />;
}

/** After the last photo comes the first, before the first the last. */
function wrap(number: number): number {
  return number < 1 ? photos.length : number > photos.length ? 1 : number;
}

function photoPath(number: number): string {
  return href("/pictures/:n", { n: `${number}` });
}
