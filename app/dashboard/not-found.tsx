import { data, href, Link } from "react-router";
import styles from "./layout.module.css";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <div className={styles.error}>
      <title>Page not found</title>
      <p className="eyebrow">Error 404</p>
      <h1>Unexpected Application Error!</h1>
      <h2>We cannot find this page</h2>
      <p>There is no such page in the dashboard. The address may be mistyped.</p>
      <p className="row">
        <Link className="button" to={href("/dashboard")}>
          Overview
        </Link>
      </p>
    </div>
  );
}
