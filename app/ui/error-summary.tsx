import styles from "./error-summary.module.css";

/** What is wrong with a form, with a link to each field; takes the focus when it appears. */
export function ErrorSummary({
  form,
}: {
  form: { id: string; allErrors: Record<string, string[]> };
}) {
  const wrong = Object.entries(form.allErrors);
  if (wrong.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={focus}>
      <h2>There is a problem</h2>
      <ul>
        {wrong.map(([name, errors]) => (
          <li key={name}>{name ? <a href={`#${form.id}-${name}`}>{errors[0]}</a> : errors[0]}</li>
        ))}
      </ul>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
