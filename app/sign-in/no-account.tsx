import styles from "./sign-in.module.css";

export function NoAccountYet() {
  return (
    <div className={styles.visitors}>
      <p>
        Nobody has an account here yet. The first one is made with a link that the server prints
        when it starts.
      </p>
      <ol>
        <li>
          Look at what the server has printed, in its window or its log. With Docker Compose that is{" "}
          <code>docker compose logs</code>, with systemd <code>journalctl -u</code> and the name of
          the service.
        </li>
        <li>
          Open the link that ends in <code>/setup?code=</code> and a code. It works for 30 minutes.
        </li>
        <li>Is it older? Start the server again, and it prints a new one.</li>
      </ol>
    </div>
  );
}
