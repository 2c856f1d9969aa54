import { Textarea, type TextareaProps } from "@mantine/core";
import { type Field, useField } from "./use-field.ts";

export function TextAreaField({ field, ...props }: { field: Field } & TextareaProps) {
  return <Textarea {...useField(field)} {...props} />;
}
