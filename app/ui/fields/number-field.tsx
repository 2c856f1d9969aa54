import type { TextInputProps } from "@mantine/core";
import { EntryField } from "./text-field.tsx";
import type { Field } from "./use-field.ts";

export function NumberField(props: { field: Field } & TextInputProps) {
  return <EntryField inputMode="numeric" {...props} />;
}
