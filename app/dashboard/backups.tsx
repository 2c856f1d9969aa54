import { useEffect } from "react";
import { href, Link, useRevalidator } from "react-router";
import { counted } from "#app/language/counted.ts";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import styles from "./backups.module.css";
import type { Upkeep } from "./backups.server.ts";

const maxShown = 10;
const size = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** The last backup, the last check, and how to make and download a backup. */
export function Backups({ upkeep }: { upkeep: Upkeep }) {
  const { mayBackUp, isSet } = upkeep;
  return (
    <section className={styles.backups} aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      {!isSet && (
        <p className={styles.warning}>
          <strong>No daily backups: set BACKUP_DIR.</strong> The person who manages the server names
          a folder there, best on another disk.
        </p>
      )}
      <Last {...upkeep} />
      <Check {...upkeep} />
      {mayBackUp && <BackUp {...upkeep} />}
    </section>
  );
}

/** Looks again by itself while a backup is being made. */
function BackUp({ isSet, isRunning, kept }: Upkeep) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const looking = setInterval(revalidate, 3000);
    return () => clearInterval(looking);
  }, [isRunning, revalidate]);
  const make = isSet ? "Back up now" : "Make a backup to download";
  return (
    <>
      <form method="post" action={href("/dashboard/backup")} className="row">
        <button type="submit" className="button quiet" disabled={isRunning}>
          {isRunning ? "A backup is being made..." : make}
        </button>
        {isRunning && <a href={href("/dashboard")}>Look again</a>}
        {!isRunning && kept > 0 && (
          <a className="button quiet" href={href("/dashboard/backup/download")}>
            Download the last backup
          </a>
        )}
      </form>
      <p className={styles.note}>
        A backup contains everything: phone numbers, emails and applications. Keep a downloaded one
        where nobody else can read it, and delete old ones. It lacks the file <code>secret</code> of
        the data folder: keep a copy of that too, or authenticator apps have to be set up again
        after a restore.
        {!isSet && kept > 0 && " Download it within an hour: it is not kept here."}
      </p>
    </>
  );
}

function Last({ isSet, last, kept }: Upkeep) {
  return (
    <p>
      Last backup: {last ? <HospitalTime at={last.at} /> : <strong>never</strong>}
      {last && `, verified, ${inWords(last.bytes)}`}
      {isSet && kept > 0 && `. ${counted(kept, "backup is", "backups are")} kept.`}
    </p>
  );
}

function Check({ check }: Upkeep) {
  if (!check || check.damage.length > 0) return null;
  return (
    <p>
      Data last checked: <HospitalTime at={check.at} />, no damage found.
    </p>
  );
}

/** What somebody has to do something about; nothing on a good day. */
export function UpkeepProblems({ upkeep }: { upkeep: Upkeep }) {
  const { mayBackUp, isSet, isUnreadable, isOld, failure, last, check } = upkeep;
  const damage = check?.damage ?? [];
  return (
    <>
      {isUnreadable && (
        <p className={styles.problem}>
          <strong>The backup folder cannot be read.</strong> Please inform the person who manages
          the server.
        </p>
      )}
      {failure && (
        <p className={styles.problem}>
          <strong>
            The last backup failed, <HospitalTime at={failure.at} />.
          </strong>{" "}
          {failure.reason} It is tried again every hour. Please inform the person who manages the
          server.
        </p>
      )}
      {isSet && isOld && (
        <p className={styles.problem}>
          <strong>The last backup is more than two days old.</strong>{" "}
          {mayBackUp ? 'Press "Back up now" below, and inform' : "Please inform"} the person who
          manages the server.
        </p>
      )}
      {check && damage.length > 0 && <Damage at={check.at} damage={damage} />}
      {last && last.damaged > 0 && damage.length === 0 && (
        <p className={styles.problem}>
          <strong>The last backup contains damaged data.</strong> Older backups are kept. Please
          inform the person who manages the server.
        </p>
      )}
    </>
  );
}

function Damage({ at, damage }: { at: string; damage: string[] }) {
  return (
    <div className={styles.problem}>
      <p>
        <strong>
          Damaged data was found, <HospitalTime at={at} />.
        </strong>{" "}
        An older backup may have it whole, and all are kept until this is mended. Please inform the
        person who manages the server.
      </p>
      <ul>
        {damage.slice(0, maxShown).map((one) => (
          <li key={one}>
            {one} <DoctorLink damaged={one} />
          </li>
        ))}
      </ul>
      {damage.length > maxShown && <p>And {damage.length - maxShown} more.</p>}
    </div>
  );
}

function DoctorLink({ damaged }: { damaged: string }) {
  const [, id] = /^doctors (\w{24})$/.exec(damaged) ?? [];
  return id && <Link to={href("/dashboard/AddDoctor/:id/edit", { id })}>Look at this doctor</Link>;
}

function inWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "under 0.1 MB" : `${size.format(megabytes)} MB`;
}
