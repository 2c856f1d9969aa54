import { href } from "react-router";
import styles from "./preview-line.module.css";

/** On top of a page that strangers do not see yet. */
export function PreviewLine() {
  return (
    <aside aria-label="Preview" className={styles.line}>
      <p className="wrap">
        This is a preview for staff. Visitors read that the website is being set up. What you have
        not filled in is a sample. <a href={href("/dashboard")}>Dashboard</a>
      </p>
    </aside>
  );
}
