import fieldStyles from "#app/timetable/fields.module.css";
import { times } from "#app/timetable/fields.ts";
import { timeChoices } from "#app/timetable/range.ts";
import { Boxes, weekdays } from "#app/timetable-desk/boxes.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

const none = { value: "", label: "Hours above" };
const choices = timeChoices(times);

export function NewOpd({ fields }: { fields: Record<"weekdays" | "opd_from" | "opd_to", Field> }) {
  return (
    <>
      <Boxes
        field={fields.weekdays}
        label="OPD days"
        description="On which the hours above are OPD. Without any, visitors read “Ask which days”."
        choices={weekdays}
      />
      <div className={fieldStyles.pair}>
        <SelectField
          field={fields.opd_from}
          label="OPD from (if at other hours)"
          data={[none, ...choices.slice(0, -1)]}
        />
        <SelectField
          field={fields.opd_to}
          label="OPD to"
          description="From 6 AM to 11 PM, such as 5 to 8 PM. More hours, rooms and single weeks follow under OPD."
          data={[none, ...choices.slice(1)]}
        />
      </div>
    </>
  );
}
