import styles from "./message.module.css";

/** Its place is there before the message, so that screen readers notice when one comes. */
export function Message({
  sentence,
  page,
}: {
  sentence: string | undefined;
  page: string | undefined;
}) {
  return (
    <div className={sentence && styles.message}>
      <p role="status">{sentence}</p>
      {page && (
        <a href={page} target="_blank" rel="noopener">
          View on website<span className="visually-hidden"> (opens a new tab)</span>
        </a>
      )}
    </div>
  );
}
