import { formatRupees } from "#app/language/money.ts";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import type { Offer } from "./offer.server.ts";
import { lineNumbers } from "./staff-inputs.ts";
import styles from "./staff-new.module.css";

type LineNumber = (typeof lineNumbers)[number];

export const lineNames = [
  ...(["name", "consultation", "discount", "reason"] as const),
  ...lineNumbers.flatMap((line) =>
    (["charge", "text", "count", "rate"] as const).map((part) => `${part}${line}` as const),
  ),
];

type Fields = Record<(typeof lineNames)[number], Field>;

const shownLines = 2;

/** Who pays, and what for. */
export function LineFields({
  offer: { appointment, charges },
  fields,
}: {
  offer: Offer;
  fields: Fields;
}) {
  const line = (number: LineNumber) => (
    <Line key={number} number={number} fields={fields} charges={charges} />
  );
  const more = lineNumbers.slice(shownLines);
  const isOpen = more.some((number) =>
    [fields[`text${number}`], fields[`rate${number}`], fields[`charge${number}`]].some(
      (field) => field.errors || field.initialValue,
    ),
  );
  return (
    <fieldset className={styles.part}>
      <legend>What for</legend>
      <EntryField field={fields.name} label="Received from" autoFocus={!fields.name.initialValue} />
      <NumberField
        field={fields.consultation}
        label={
          appointment ? `Consultation, ${appointment.doctor}, in rupees` : "Consultation in rupees"
        }
        autoFocus={Boolean(fields.name.initialValue)}
      />
      {lineNumbers.slice(0, shownLines).map(line)}
      <details open={isOpen}>
        <summary>More lines</summary>
        {more.map(line)}
      </details>
      <div className={styles.pair}>
        <NumberField field={fields.discount} label="Concession in rupees" />
        <EntryField field={fields.reason} label="Reason for the concession" />
      </div>
    </fieldset>
  );
}

function Line({
  number,
  fields,
  charges,
}: {
  number: LineNumber;
  fields: Fields;
  charges: Offer["charges"];
}) {
  const choices = [
    { value: "", label: "Something else" },
    ...charges.map(({ id, name, price }) => ({
      value: id,
      label: `${name}, ${formatRupees(price)}`,
    })),
  ];
  return (
    <fieldset className={styles.line} aria-label={`Line ${number}`}>
      {charges.length > 0 && (
        <SelectField field={fields[`charge${number}`]} label="Charge" data={choices} />
      )}
      <EntryField field={fields[`text${number}`]} label="What for" />
      <NumberField field={fields[`rate${number}`]} label="₹ each" />
      <NumberField field={fields[`count${number}`]} label="Number" placeholder="1" />
    </fieldset>
  );
}
