import { EntryField } from "#app/ui/fields/text-field.tsx";
import summaryLink from "#app/ui/summary-link.module.css";
import type { Target } from "./columns/columns.ts";
import type { DefaultField } from "./columns/defaults.ts";
import styles from "./staff-columns.module.css";

/** What new doctors have where their row says nothing; first what the file has no column for. */
export function DefaultsFields({
  fields,
  targets,
  typed,
  errors,
}: {
  fields: readonly DefaultField[];
  targets: (Target | "")[];
  typed: Partial<Record<Target, string>>;
  errors: Record<string, string[]>;
}) {
  const has = (name: Target) =>
    targets.some((target) => target === name || (name.startsWith("opd_") && /^opd_/.test(target)));
  const [missing, others] = [
    fields.filter(({ name }) => !has(name)),
    fields.filter(({ name }) => has(name)),
  ];
  const toField = ({ name, label, hint }: DefaultField) => (
    <EntryField
      key={name}
      field={{ id: `columns-${name}`, name, initialValue: typed[name], errors: errors[name] }}
      label={label}
      description={hint}
    />
  );
  const isOpen = others.some(({ name }) => typed[name] || errors[name]);
  return (
    <fieldset className={styles.part}>
      <legend>Defaults for new doctors</legend>
      <p>Used where the list says nothing. Doctors who are listed already keep what they have.</p>
      <div className={styles.defaults}>{missing.map(toField)}</div>
      {others.length > 0 && (
        <details open={isOpen}>
          <summary className={summaryLink.summary}>For cells that are empty</summary>
          <div className={styles.defaults}>{others.map(toField)}</div>
        </details>
      )}
    </fieldset>
  );
}
