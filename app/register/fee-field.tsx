import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

export function FeeField({ field, about }: { field: Field; about?: string | undefined }) {
  return (
    <TextField
      field={field}
      label="Fee in rupees"
      description={about}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
