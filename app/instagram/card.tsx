import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { webAddress } from "#app/forms/text-rules.ts";
import { pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useLite } from "#app/rendering/mode.ts";
import { Drawing } from "#app/ui/icon.tsx";
import { instagramWords } from "#app/words/instagram.ts";
import styles from "./card.module.css";
import { embedOf, reelId } from "./reel.ts";

export function ReelList({ urls }: { urls: string[] }) {
  return (
    <ul className={`plain ${styles.list}`} data-enhance>
      {urls.map((url, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be listed twice
        <li key={index}>
          <ReelTile url={url} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing is requested from Instagram before a visitor asks for it. */
function ReelTile({ url, number }: { url: string; number: number }) {
  const id = reelId(url);
  const lite = useLite();
  const address = webAddress(url);
  const words = instagramWords[useLocale()];
  return (
    <article className={styles.tile}>
      {id && !lite ? (
        <Reel id={id} number={number} />
      ) : (
        <p className={`row ${styles.play}`}>
          <Triangle />
          <span>{address ? address.host + address.pathname : url}</span>
        </p>
      )}
      {address && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.open}>
          {words.open}
          <span className="visually-hidden">
            {fillPlaces(words.inNewTab, { number: `${number}` })}
          </span>
        </a>
      )}
    </article>
  );
}

function Reel({ id, number }: { id: string; number: number }) {
  const row = useRef<HTMLDetailsElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [playing, setPlaying] = useState(false);
  const locale = useLocale();
  const words = instagramWords[locale];
  const numbered = (text: string) => fillPlaces(text, { number: `${number}` });

  useEffect(() => {
    // Opened before this script came, and of our own origin: not played by its poster yet.
    if (row.current?.open && frame.current?.contentDocument) setPlaying(true);
  }, []);

  return (
    <details ref={row} onToggle={({ currentTarget }) => setPlaying(currentTarget.open)}>
      <summary className={`row ${styles.play}`}>
        <Triangle />
        <span>
          <b>{numbered(words.play)}</b>
          <small>{words.loaded}</small>
        </span>
      </summary>
      <iframe
        // A new frame leaves no step in the history, and one that is closed goes silent.
        key={`${playing}`}
        ref={frame}
        title={numbered(words.frame)}
        src={playing ? embedOf(id) : pathIn(locale, href("/reel/:id/embed", { id }))}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        allowFullScreen
        className={styles.frame}
      />
    </details>
  );
}

function Triangle() {
  return <Drawing path="M8 5v14l11-7z" />;
}
