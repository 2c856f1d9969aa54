import { useState } from "react";

/** What is known of a form's field that holds text; Conform's fields are such. */
export interface Field {
  id: string;
  name: string;
  initialValue?: string;
  errors?: string[];
}

/** What an input needs to know of its field; the error stays until the field is edited. */
export function useField({ id, name, initialValue, errors }: Field) {
  const [edited, setEdited] = useState<string[]>();
  return {
    ...{ id, name, defaultValue: initialValue, size: "md" as const },
    error: errors !== edited && errors?.[0],
    onInput: () => setEdited(errors),
  };
}
