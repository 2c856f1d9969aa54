import { TextInput } from "@mantine/core";
import { maxCodeLength } from "#app/forms/field-lengths.ts";
import { type Field, useField } from "#app/ui/fields/use-field.ts";

export function CodeField({
  field: { id, name, errors },
  description,
  isFirst,
}: {
  field: Field;
  description: string;
  isFirst?: true;
}) {
  return (
    <TextInput
      type="text"
      {...useField({ id, name, errors })}
      label="Code"
      description={description}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={maxCodeLength}
      ref={isFirst && focus}
    />
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
