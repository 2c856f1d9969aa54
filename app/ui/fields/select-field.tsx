import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { type Field, useField } from "./use-field.ts";

export function SelectField({ field, ...props }: { field: Field } & NativeSelectProps) {
  return <NativeSelect {...useField(field)} {...props} />;
}
