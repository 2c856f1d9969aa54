import { href } from "react-router";
import { LocalTime } from "#app/ui/local-time.tsx";
import styles from "./backups.module.css";
import type { Upkeep } from "./backups.server.ts";

const maxShown = 10;
const size = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** Whether the data is safe: the last backup, what failed, and what the nightly check found. */
export function Backups({ upkeep }: { upkeep: Upkeep }) {
  const { isSet, isRunning, kept } = upkeep;
  return (
    <section className={styles.backups} aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      <Problems {...upkeep} />
      <Last {...upkeep} />
      <Check {...upkeep} />
      {isSet && (
        <>
          <form method="post" action={href("/dashboard/backup")} className="row">
            <button type="submit" className="button quiet" disabled={isRunning}>
              {isRunning ? "A backup is being made..." : "Back up now"}
            </button>
            {kept > 0 && (
              <a className="button quiet" href={href("/dashboard/backup/download")}>
                Download the last backup
              </a>
            )}
          </form>
          <p className={styles.note}>
            A backup holds everything: phone numbers, e-mails and applications. Keep a downloaded
            one where nobody else can read it, and delete old ones.
          </p>
        </>
      )}
    </section>
  );
}

function Last({ isSet, last, kept }: Upkeep) {
  return (
    <p>
      Last backup: {last ? <LocalTime at={last.at} /> : <strong>never</strong>}
      {last && `, verified, ${inWords(last.bytes)}`}
      {isSet && kept > 0 && `. ${kept} ${kept === 1 ? "backup is" : "backups are"} kept.`}
    </p>
  );
}

function Check({ check }: Upkeep) {
  if (!check || check.damage.length > 0) return null;
  return (
    <p>
      Data last checked: <LocalTime at={check.at} />, all as it was written.
    </p>
  );
}

function Problems({ isSet, isOld, last, failure, check }: Upkeep) {
  const damage = check?.damage ?? [];
  return (
    <>
      {!isSet && (
        <p className={styles.warning}>
          <strong>No daily backups: set BACKUP_DIR.</strong> Whoever looks after the server names a
          folder there, best on another disk.
        </p>
      )}
      {failure && (
        <p className={styles.problem}>
          <strong>
            The last backup failed, <LocalTime at={failure.at} />.
          </strong>{" "}
          {failure.reason} It is tried again every hour. Please tell whoever looks after the server.
        </p>
      )}
      {isSet && isOld && (
        <p className={styles.problem}>
          <strong>The last backup is more than two days old.</strong> Press "Back up now", and tell
          whoever looks after the server.
        </p>
      )}
      {check && damage.length > 0 && (
        <div className={styles.problem}>
          <p>
            <strong>
              Damaged data was found, <LocalTime at={check.at} />.
            </strong>{" "}
            Please tell whoever looks after the server; an older backup may have it whole. Old
            backups are kept until this is mended.
          </p>
          <ul>
            {damage.slice(0, maxShown).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          {damage.length > maxShown && <p>And {damage.length - maxShown} more.</p>}
        </div>
      )}
      {last && last.damaged > 0 && damage.length === 0 && (
        <p className={styles.problem}>
          <strong>The last backup holds damaged data.</strong> Older backups are kept.
        </p>
      )}
    </>
  );
}

function inWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "under 0.1 MB" : `${size.format(megabytes)} MB`;
}
