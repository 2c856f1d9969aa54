import type { Doctor, DoctorFields } from "#db/doctors.ts";
import styles from "./conflict.module.css";

const labels: Record<keyof DoctorFields, string> = {
  name: "Name",
  specialization: "Specialization",
  phone: "Phone",
  email: "Email",
  experience: "Experience",
  fees: "Fees",
  hospital: "Hospital",
  about: "About",
  qualification: "Qualification",
  awards: "Member of",
  hospital_slots: "Hospital Slots",
  video_slots: "Video Slots",
  availability: "Availability",
  is_active: "Show on website",
  photo_key: "Photo",
};

export interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

/** The stored version, and the fields that differ from what was typed, in the order of the form. */
export function compareVersions(stored: Doctor, typed: DoctorFields) {
  const names = Object.keys(labels) as Array<keyof DoctorFields>;
  const differences: Difference[] = names
    .map((name) => ({
      label: labels[name],
      theirs: display(stored, name),
      yours: display(typed, name),
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

function display(doctor: DoctorFields, name: keyof DoctorFields): string {
  const value = doctor[name];
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "photo_key") return value ? `Photo ${String(value).slice(0, 4)}` : "No photo";
  return String(value);
}
