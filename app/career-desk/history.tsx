import { nameOfActor } from "#app/auth/actors.ts";
import { stateLabels } from "#app/careers/states.ts";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import type { ApplicationChange } from "#db/applications/application-states.ts";
import styles from "./history.module.css";

/** Who did what with an application, the newest first. */
export function History({ changes }: { changes: readonly ApplicationChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="plain">
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{inWords(change)}</strong>{" "}
            <small>
              {nameOfActor(change.who)}, <HospitalTime at={change.at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inWords({ action, from, to, has_new_notes, is_unchecked }: ApplicationChange): string {
  if (action === "create") return "Applied";
  if (action === "delete") return "Deleted";
  if (action === "restore") return "Restored";
  const state = from && to && `${stateLabels[from]} → ${stateLabels[to]}`;
  if (state) return has_new_notes ? `${state}, notes changed` : state;
  if (has_new_notes) return "Notes changed";
  return is_unchecked ? "Moved back to Unchecked" : "Moved to Career Applications";
}
