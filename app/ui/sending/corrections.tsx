import { everyCorrection, type OfferedCorrection } from "#app/markdown/corrections.ts";
import styles from "./corrections.module.css";

/** Offers to put right what was found in a text. Its buttons send the form, which comes back corrected. */
export function Corrections({
  offered = [],
  isDone,
}: {
  offered?: readonly OfferedCorrection[] | undefined;
  isDone: boolean;
}) {
  if (offered.length === 0) {
    if (!isDone) return null;
    return (
      <p className={styles.done} role="status">
        The text is corrected, but not saved yet. Please read it, then press Save.
      </p>
    );
  }
  return (
    <section className={styles.corrections} aria-labelledby="corrections">
      <h3 id="corrections">Suggested corrections</h3>
      <ul>
        {offered.map(({ key, before, after, label = shorten(after) || "Leave it out" }) => (
          <li key={key}>
            <p>
              {before && <del>{shorten(before)}</del>} <ins>{label}</ins>
            </p>
            <UseButton value={key}>
              Use this<span className="visually-hidden">: {label}</span>
            </UseButton>
          </li>
        ))}
      </ul>
      {offered.filter(({ isChoice }) => !isChoice).length > 1 && (
        <UseButton value={everyCorrection}>Use all of them</UseButton>
      )}
    </section>
  );
}

function UseButton({ value, children }: { value: string; children: React.ReactNode }) {
  return (
    <button type="submit" name="use" value={value} className="button quiet">
      {children}
    </button>
  );
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text;
}
