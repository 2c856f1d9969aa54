import type { TextInputProps } from "@mantine/core";
import { TextField } from "./text-field.tsx";
import type { Field } from "./use-field.ts";

export function NumberField({ field, ...props }: { field: Field } & TextInputProps) {
  return <TextField field={field} inputMode="numeric" autoComplete="off" {...props} />;
}
