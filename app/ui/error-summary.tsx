import type { FieldMetadata } from "@conform-to/react";
import styles from "./error-summary.module.css";

/** What is wrong with a form, with a link to each field; takes the focus when it appears. */
export function ErrorSummary({
  fields,
  errors = [],
}: {
  fields: Record<string, FieldMetadata<unknown>>;
  errors?: string[];
}) {
  const wrong = Object.values(fields).filter((field) => field.errors?.length);
  if (wrong.length === 0 && errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors starts at them
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus ref={focus}>
      <h2>There is a problem</h2>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
        {wrong.map((field) => (
          <li key={field.name}>
            <a href={`#${field.id}`}>{field.errors?.[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
