import { labels, optionalTexts, type Text, texts } from "#app/doctors/fields.ts";
import summaryLink from "#app/ui/summary-link.module.css";
import styles from "./rules.module.css";

const mayBeEmpty = new Set<Text>(optionalTexts);

const rules: readonly (readonly [column: string, rule: string])[] = [
  [
    "Id",
    "As in the downloaded list; it says which doctor is meant. Empty for a new doctor. Without it a doctor is found by name and specialization.",
  ],
  [
    [...texts.filter((name) => !mayBeEmpty.has(name)), "email" as const]
      .map((name) => labels[name])
      .join(", "),
    "As in the form. None of them may be empty.",
  ],
  ["Phone", "10 digits; +91, spaces and hyphens are accepted."],
  ["Experience, Fees", "Years and rupees, in digits."],
  [optionalTexts.map((name) => labels[name]).join(", "), "May be empty."],
  [
    "Name (Hindi), Name (Punjabi)",
    "And so Qualification, Hospital, About and Member of. Empty: as it is.",
  ],
  [
    "Hospital Slots, Video Slots",
    "Times in half hours between 9:00 AM and 7:00 PM, such as 9:00 AM–1:00 PM, 4:00–6:30 PM. None where a doctor takes no video calls.",
  ],
  ["Availability", "available or unavailable. Empty: as it is, and available for a new doctor."],
  ["Show on website", "Yes or No. Empty: as it is, and Yes for a new doctor."],
];

export function Rules() {
  return (
    <details className={styles.rules}>
      <summary className={summaryLink.summary}>What the columns mean</summary>
      <p>
        Columns may come in any order. Where a column is missing, doctors keep what they have;
        others than these are not read. No row deletes a doctor.
      </p>
      <dl>
        {rules.map(([column, rule]) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
