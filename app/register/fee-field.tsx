import { NumberField } from "#app/ui/fields/number-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

export function FeeField({ field, about }: { field: Field; about?: string | undefined }) {
  return <NumberField field={field} label="Fee in rupees" description={about} />;
}
