import { TextInput, type TextInputProps } from "@mantine/core";
import { type Field, useField } from "./use-field.ts";

export function TextField({ field, ...props }: { field: Field } & TextInputProps) {
  return <TextInput type="text" {...useField(field)} {...props} />;
}
