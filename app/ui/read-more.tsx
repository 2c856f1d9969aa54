import styles from "./read-more.module.css";

interface Props {
  text: string;
  length: number;
  words: { more: string; less: string };
}

/** A text cut to `length` characters at a word boundary, with the rest on request. */
export function ReadMore({ text, length, words }: Props) {
  const preview = previewOf(text, length);
  if (preview === text) return <p className={styles.text}>{text}</p>;
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.text}>
          {preview}
          <span className={styles.dots}>…</span>
          <span className={styles.rest}>{text.slice(preview.length)}</span>
        </span>{" "}
        <span className={styles.open}>{words.more}</span>
        <span className={styles.shut}>{words.less}</span>
      </summary>
    </details>
  );
}

function previewOf(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join("");
  const space = cut.search(/\s\S*$/u);
  return (space > 0 ? cut.slice(0, space) : cut).trimEnd();
}
