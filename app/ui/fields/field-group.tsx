import type { ReactNode, Ref } from "react";
import styles from "./staff-field-group.module.css";
import { type Field, useFieldError } from "./use-field.ts";

/** A field that is several controls: one label, one hint and one error for all of them. */
export function FieldGroup({
  field,
  label,
  description,
  className,
  onEdited,
  ref,
  children,
}: {
  field: Field;
  label: string;
  description?: string;
  className?: string;
  onEdited?: () => void;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}) {
  const { error, onInput } = useFieldError(field);
  const errorId = error && `${field.id}-error`;
  const descriptionId = description && `${field.id}-description`;
  return (
    <fieldset
      ref={ref}
      id={field.id}
      tabIndex={-1}
      className={[styles.group, className].filter(Boolean).join(" ")}
      aria-describedby={[errorId, descriptionId].filter(Boolean).join(" ") || undefined}
      onInput={() => {
        onInput();
        onEdited?.();
      }}
    >
      <legend>{label}</legend>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
