import type { FieldMetadata } from "@conform-to/react";
import {
  Checkbox,
  type CheckboxProps,
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import { useState } from "react";

type Field = FieldMetadata<string> | FieldMetadata<string | undefined>;

/** A field's error until the field is edited. */
function useFieldError(errors: string[] | undefined) {
  const [edited, setEdited] = useState<string[]>();
  return { error: errors !== edited && errors?.[0], onInput: () => setEdited(errors) };
}

function useField(field: Field) {
  const { error, onInput } = useFieldError(field.errors);
  const { id, name, initialValue } = field;
  return { id, name, defaultValue: initialValue, error, onInput, size: "md" as const };
}

/** A labelled text input with its error beside it. */
export function TextField({ field, ...props }: { field: Field } & TextInputProps) {
  return <TextInput {...useField(field)} {...props} />;
}

/** A labelled text area with its error beside it. */
export function TextAreaField({ field, ...props }: { field: Field } & TextareaProps) {
  return <Textarea {...useField(field)} {...props} />;
}

/** A labelled native select with its error beside it. */
export function SelectField({ field, ...props }: { field: Field } & NativeSelectProps) {
  return <NativeSelect {...useField(field)} {...props} />;
}

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
