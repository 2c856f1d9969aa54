import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { type Field, useField } from "./use-field.ts";

/** A labelled native select with its error beside it. */
export function SelectField({ field, ...props }: { field: Field } & NativeSelectProps) {
  return <NativeSelect {...useField(field)} {...props} />;
}
