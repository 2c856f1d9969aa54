import styles from "./notes.module.css";

/** What the file does not have, and what of it is not read. */
export function Notes({
  unknown,
  missing,
  isLossy,
}: {
  unknown: string[];
  missing: string[];
  isLossy: boolean;
}) {
  if (unknown.length === 0 && missing.length === 0 && !isLossy) return null;
  return (
    <ul className={styles.notes}>
      {unknown.length > 0 && <li>{`Not read: ${quoted(unknown)}.`}</li>}
      {missing.length > 0 && (
        <li>
          {`The file has no column ${quoted(missing)}: doctors who are listed keep what they have, and new ones cannot be added without.`}
        </li>
      )}
      {isLossy && (
        <li>
          Some texts have question marks in a row: this kind of CSV file cannot store Hindi and
          Punjabi. Save it as “CSV UTF-8” or as an Excel file instead.
        </li>
      )}
    </ul>
  );
}

function quoted(headings: string[]): string {
  return headings.map((heading) => `“${heading.trim().slice(0, 60)}”`).join(", ");
}
