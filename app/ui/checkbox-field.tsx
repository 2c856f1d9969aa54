import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, type CheckboxProps } from "@mantine/core";

/** One checkbox with its label. */
export function CheckboxField({
  field,
  ...props
}: { field: FieldMetadata<boolean | string | undefined> } & CheckboxProps) {
  return (
    <Checkbox
      id={field.id}
      name={field.name}
      defaultChecked={field.initialValue === "on"}
      size="md"
      {...props}
    />
  );
}
