import styles from "./illustration.module.css";
import { Picture } from "./picture.tsx";

/** A rendered room or building: a small word on it says that it is no photograph. */
export function Illustration(props: Parameters<typeof Picture>[0]) {
  return (
    <span className={styles.illustration}>
      <Picture {...props} />
      <IllustrationWord />
    </span>
  );
}

/** For a place that is positioned itself. */
export function IllustrationWord() {
  return <small className={styles.word}>Illustration</small>;
}
