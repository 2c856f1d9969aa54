import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { heroVideoMp4, heroVideoWebm } from "#app/pictures.ts";
import styles from "./hero.module.css";

/**
 * The moving picture of the hero. It comes when the page has loaded, and only where it costs nobody
 * anything: not without script, under reduced motion, on a slow connection or where data are saved.
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(true);
  const welcome = useSyncExternalStore(watchWelcome, isWelcome, () => false);

  useEffect(() => {
    const film = video.current;
    if (!welcome || !film) return;
    // Refused for example by a phone that saves its battery.
    film.play().catch(() => setPlaying(false));
    // Firefox takes a video that is still on its way for a part of the next page, and waits for it.
    function stopLoading({ persisted }: PageTransitionEvent) {
      if (film && !persisted) film.src = "";
    }
    addEventListener("pagehide", stopLoading);
    return () => removeEventListener("pagehide", stopLoading);
  }, [welcome]);

  if (!welcome) return null;

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
        <source src={heroVideoWebm} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={heroVideoMp4} type="video/mp4" />
      </video>
      <button type="button" className={styles.pause} onClick={toggle}>
        {playing ? "Pause video" : "Play video"}
      </button>
    </>
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

function watchWelcome(tell: () => void) {
  const motion = matchMedia(reducedMotion);
  addEventListener("load", tell);
  motion.addEventListener?.("change", tell);
  return () => {
    removeEventListener("load", tell);
    motion.removeEventListener?.("change", tell);
  };
}

function isWelcome(): boolean {
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
