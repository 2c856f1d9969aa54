import { PasswordField } from "#app/ui/fields/password-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

export function NewPasswordField({ field, label }: { field: Field; label: string }) {
  return (
    <PasswordField
      field={field}
      label={label}
      description="At least 10 characters. Four random words are good."
      autoComplete="new-password"
    />
  );
}
