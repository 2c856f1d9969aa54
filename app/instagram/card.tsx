import { useRef, useState } from "react";
import { href } from "react-router";
import { webAddress } from "#app/forms/text-rules.ts";
import { useHydrated } from "#app/rendering/hydrated.ts";
import { useLite } from "#app/rendering/mode.ts";
import styles from "./card.module.css";
import { embedOf, reelId } from "./reel.ts";

/**
 * A tile with a link to Instagram. A reel can be played in it; nothing is requested from Instagram
 * before a visitor clicks. Other URLs, and all of them in the lite version, are plain links.
 */
export function ReelTile({ url, number }: { url: string; number: number }) {
  const id = reelId(url);
  const lite = useLite();
  const address = webAddress(url);
  return (
    <article className={`card ${styles.tile}`}>
      {id && !lite ? (
        <Reel id={id} number={number} />
      ) : (
        <p className={styles.address}>{address ? address.host + address.pathname : url}</p>
      )}
      {address && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.open}>
          Open on Instagram
          <span className="visually-hidden">, number {number}, in a new tab</span>
        </a>
      )}
    </article>
  );
}

function Reel({ id, number }: { id: string; number: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [playing, setPlaying] = useState(false);
  const hydrated = useHydrated();

  function play() {
    // Of another origin it plays already, from before this script came.
    if (frame.current?.contentDocument) frame.current.src = embedOf(id);
    setPlaying(true);
  }

  return (
    <>
      <iframe
        ref={frame}
        title={`Instagram reel ${number}`}
        src={href("/reel/:id/embed", { id })}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        allowFullScreen
        className={styles.frame}
        // Of another origin: somebody has played it with the keyboard.
        onLoad={({ currentTarget }) => setPlaying(currentTarget.contentDocument === null)}
      />
      {hydrated && !playing && (
        // A frame takes swipes for itself, and the carousel around it would not turn.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.cover}
          onClick={play}
        />
      )}
    </>
  );
}
