import type { Doctor, DoctorFields } from "#db/doctors.ts";
import styles from "./conflict.module.css";
import { displayField, fieldNames, labels } from "./fields.ts";

export interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

/** The stored version, and the fields that differ from what was typed, in the order of the form. */
export function compareVersions(stored: Doctor, typed: DoctorFields) {
  const differences: Difference[] = fieldNames
    .map((name) => ({
      label: labels[name],
      theirs: displayField(stored, name),
      yours: displayField(typed, name),
    }))
    .filter(({ theirs, yours }) => theirs !== yours);
  return { version: stored.version, differences };
}

export function ConflictNotice({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <div className={styles.conflict} role="alert">
      <h3>Somebody else saved this doctor while you were editing</h3>
      <p>Nothing of yours is saved yet. Change the form below as it should be, and press Update.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, theirs, yours }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
