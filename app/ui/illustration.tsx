import { useShell } from "#app/words/shell.ts";
import styles from "./illustration.module.css";
import { isIllustration, Picture } from "./picture.tsx";

/** A picture of a room or building: unless it is a photograph, a small word on it says so. */
export function Illustration(props: Parameters<typeof Picture>[0]) {
  return (
    <span className={styles.illustration}>
      <Picture {...props} />
      {isIllustration(props.picture) && <IllustrationWord />}
    </span>
  );
}

/** For a place that is positioned itself. */
export function IllustrationWord() {
  return <small className={styles.word}>{useShell().illustration}</small>;
}
