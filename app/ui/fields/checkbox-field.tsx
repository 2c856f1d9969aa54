import { Checkbox, type CheckboxProps } from "@mantine/core";
import { type Field, useFieldError } from "./use-field.ts";

export function CheckboxField({ field, ...props }: { field: Field } & CheckboxProps) {
  const { id, name, initialValue } = field;
  return (
    <Checkbox
      id={id}
      name={name}
      defaultChecked={initialValue === "on"}
      size="md"
      {...useFieldError(field)}
      {...props}
    />
  );
}
