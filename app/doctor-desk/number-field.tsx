import type { TextInputProps } from "@mantine/core";
import type { FocusEvent } from "react";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

/** Shows a number back as `read` understands it, once it is typed. */
export function NumberField({
  read,
  ...props
}: { field: Field; read: (typed: string) => string } & TextInputProps) {
  function showBack({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    const understood = read(input.value);
    if (understood === input.value) return;
    input.value = understood;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return <TextField {...props} onBlur={showBack} />;
}
