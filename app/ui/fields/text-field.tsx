import { TextInput, type TextInputProps } from "@mantine/core";
import { type Field, useField } from "./use-field.ts";

export function TextField({ field, ...props }: { field: Field } & TextInputProps) {
  return <TextInput type="text" {...useField(field)} {...props} />;
}

/** For what is about somebody or something else: the browser offers nothing that was typed before. */
export function EntryField(props: { field: Field } & TextInputProps) {
  return <TextField autoComplete="off" {...props} />;
}
