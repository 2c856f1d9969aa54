import { useState } from "react";

/** What is known of a form's field; Conform's fields are such. */
export interface Field {
  id: string;
  name: string;
  initialValue?: unknown;
  errors?: string[];
}

/** The error of a field, which stays until the field is edited. */
export function useFieldError({ errors }: Field) {
  const [edited, setEdited] = useState<string[]>();
  const error = errors === edited ? undefined : errors?.[0];
  return { error, onInput: () => setEdited(errors) };
}

/** What a text input needs to know of its field. */
export function useField(field: Field) {
  const { id, name, initialValue } = field;
  const defaultValue = typeof initialValue === "string" ? initialValue : undefined;
  return { id, name, defaultValue, size: "md", ...useFieldError(field) };
}
