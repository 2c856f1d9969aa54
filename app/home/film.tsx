import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { heroVideoMp4, heroVideoWebm } from "#app/pictures.ts";
import { useLite } from "#app/rendering/mode.ts";
import styles from "./hero.module.css";

/**
 * The video of the hero. It loads after the page, and never with reduced motion, a slow connection or
 * data saving. Without script no page knows how slow its connection is.
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(true);
  const lite = useLite();
  const allowed = useSyncExternalStore(subscribeToAllowed, isAllowed, () => false);

  useEffect(() => {
    const film = video.current;
    if (!allowed || !film) return;
    // Phones that save battery reject this.
    film.play().catch(() => setPlaying(false));
    // Firefox delays the next page until a video that is still loading has arrived.
    function stopLoading({ persisted }: PageTransitionEvent) {
      if (film && !persisted) film.src = "";
    }
    addEventListener("pagehide", stopLoading);
    return () => removeEventListener("pagehide", stopLoading);
  }, [allowed]);

  if (!allowed) return lite ? null : <FilmWithoutScript />;

  function toggle() {
    if (playing) video.current?.pause();
    else video.current?.play();
  }

  return (
    <>
      <video
        ref={video}
        className={styles.film}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <Sources />
      </video>
      <button type="button" className={styles.pause} onClick={toggle}>
        {playing ? "Pause video" : "Play video"}
      </button>
    </>
  );
}

function FilmWithoutScript() {
  return (
    <noscript>
      <input type="checkbox" id="still" className="visually-hidden" />
      <label htmlFor="still" className={styles.pause}>
        Stop video
      </label>
      <video
        className={styles.film}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <Sources media="(prefers-reduced-motion: no-preference)" />
      </video>
    </noscript>
  );
}

function Sources({ media }: { media?: string }) {
  return (
    <>
      <source src={heroVideoWebm} type='video/webm; codecs="av01.0.05M.08"' media={media} />
      <source src={heroVideoMp4} type="video/mp4" media={media} />
    </>
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

function subscribeToAllowed(onChange: () => void) {
  const motion = matchMedia(reducedMotion);
  addEventListener("load", onChange);
  motion.addEventListener?.("change", onChange);
  return () => {
    removeEventListener("load", onChange);
    motion.removeEventListener?.("change", onChange);
  };
}

function isAllowed(): boolean {
  return document.readyState === "complete" && !matchMedia(reducedMotion).matches && !isSlow();
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isSlow(): boolean {
  const { saveData, effectiveType = "4g" } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== "4g";
}
