import styles from "./draft-notice.module.css";

const zone = { timeZone: "Asia/Kolkata" };
const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", ...zone });
const calendar = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", ...zone });

/** `started` is in milliseconds; `outdated` if the record was saved since. */
export function DraftNotice({
  started,
  outdated,
  restore,
  discard,
}: {
  started: number;
  outdated: boolean;
  restore: () => void;
  discard: () => void;
}) {
  return (
    <div className={styles.notice} role="status">
      <p>
        You had started to fill this form {inWords(started)}.
        {outdated && " Somebody has saved it since then: check each field after you restore it."}
      </p>
      <p className="row">
        <button type="button" className="button" onClick={restore}>
          Restore
        </button>
        <button type="button" className="button quiet" onClick={discard}>
          Discard
        </button>
      </p>
    </div>
  );
}

function inWords(started: number): string {
  const day = calendar.format(started);
  const time = clock.format(started).replace("\u202f", " ");
  return day === calendar.format(Date.now()) ? `at ${time}` : `on ${day} at ${time}`;
}
