import { useState } from "react";

/** A field of a form, with what came back for it. */
export interface Field {
  id: string;
  name: string;
  initialValue?: unknown;
  errors?: string[];
}

/** The error of a field, until the field is edited. */
export function useFieldError({ errors }: Field) {
  const [edited, setEdited] = useState<string[]>();
  const error = errors === edited ? undefined : errors?.[0];
  return { error, onInput: () => setEdited(errors) };
}

export function useField(field: Field) {
  const { id, name, initialValue } = field;
  const defaultValue = typeof initialValue === "string" ? initialValue : undefined;
  return { id, name, defaultValue, size: "md", ...useFieldError(field) };
}
