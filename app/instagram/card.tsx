import { useLite } from "#app/rendering/mode.ts";
import { webAddress } from "#app/text-rules.ts";
import styles from "./card.module.css";
import { reelId } from "./reel.ts";
import posterStyles from "./reel-poster.css?url";

/**
 * A link to Instagram as a tile. A reel can be played inside it, and nothing is loaded from Instagram
 * before a visitor asks for it; any other link, and each in the lite version, is a tile to follow.
 */
export function ReelTile({ url, number }: { url: string; number: number }) {
  const id = reelId(url);
  const lite = useLite();
  const address = webAddress(url);
  return (
    <article className={`card ${styles.tile}`}>
      {id && !lite ? (
        <iframe
          title={`Instagram reel ${number}`}
          srcDoc={posterOf(id, number)}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          allowFullScreen
          className={styles.frame}
        />
      ) : (
        <p className={styles.plain}>{address ? address.host + address.pathname : url}</p>
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

/**
 * The page inside a tile: one link, which puts the reel in its own place. So a tile needs no script,
 * and the security policy of the page around it holds in here too. The identifier is safe as it is.
 */
function posterOf(id: string, number: number): string {
  return `<!doctype html><html lang="en"><title>Reel ${number}</title><link rel="stylesheet" href="${posterStyles}"><a href="https://www.instagram.com/reel/${id}/embed" rel="noreferrer"><b>Play reel ${number} here</b><span>It will be loaded from Instagram.</span></a></html>`;
}
