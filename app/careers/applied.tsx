import styles from "./applied.module.css";

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/**
 * The careers page once more, with thanks above an empty form. It has an address of its own, because
 * the page is cached for everybody: no cookie and no parameter has to say what was done.
 */
export default function Applied() {
  return (
    <p className={styles.success} role="status">
      You have successfully applied! We will contact you soon.
    </p>
  );
}
