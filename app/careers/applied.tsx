import styles from "./applied.module.css";

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** A URL of its own, because the page is cached for everybody: no cookie says who applied. */
export default function Applied() {
  return (
    <p className={styles.success} role="status">
      You have successfully applied! We will contact you soon.
    </p>
  );
}
