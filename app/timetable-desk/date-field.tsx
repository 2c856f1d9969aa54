import type { TextInputProps } from "@mantine/core";
import { readDay } from "#app/timetable/calendar.ts";
import { showLongDay } from "#app/timetable/words.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

/** A day with its weekday in words, since browsers show dates in many ways; `day` is what the field has now. */
export function DateField({
  field,
  day,
  empty = "",
  ...props
}: { field: Field; day: string; empty?: string } & TextInputProps) {
  const known = readDay(day);
  return (
    <TextField
      field={field}
      type="date"
      description={known ? `${showLongDay(known)} ${known.slice(0, 4)}` : empty || "\u00a0"}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...props}
    />
  );
}
