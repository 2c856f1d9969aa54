import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { ChoiceRow } from "#app/ui/fields/choice-row.tsx";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import { paymentModes } from "#db/schema.ts";
import type { Offer } from "./offer.server.ts";
import styles from "./staff-new.module.css";
import { modeLabels } from "./words.ts";

export const modeNames = [
  ...paymentModes,
  ...(["mode", "upi_reference", "card_reference", "payer", "claim_reference"] as const),
  ...(["again", "same_reference"] as const),
];

const choices = [
  { value: "cash", label: "Cash" },
  { value: "upi", label: "UPI", accessKey: "u" },
  { value: "card", label: "Card" },
  { value: "claim", label: "Insurer" },
  { value: "split", label: "Split" },
];

/** How it is paid; what a choice does not need is hidden, where the browser can tell. */
export function ModeFields({
  offer: { payers },
  fields,
}: {
  offer: Offer;
  fields: Record<(typeof modeNames)[number], Field>;
}) {
  return (
    <div className={styles.part}>
      <ChoiceRow field={fields.mode} label="How it is paid" choices={choices} />
      <div className={styles.split}>
        {paymentModes.map((mode) => (
          <NumberField key={mode} field={fields[mode]} label={`${modeLabels[mode]} in rupees`} />
        ))}
      </div>
      <div className={styles.ofUpi}>
        <NumberField
          field={fields.upi_reference}
          label="UPI reference (optional)"
          description="12 digits, from the patient’s phone or yours"
        />
        {fields.upi_reference.errors && (
          <CheckboxField field={fields.same_reference} label="Use this reference all the same" />
        )}
      </div>
      <div className={styles.ofCard}>
        <EntryField field={fields.card_reference} label="Number on the card slip (optional)" />
      </div>
      <div className={styles.ofClaim}>
        <SelectField
          field={fields.payer}
          label="Who pays"
          data={[{ value: "", label: "Choose…" }, ...payers]}
        />
        <EntryField
          field={fields.claim_reference}
          label="Claim or authorisation number (optional)"
        />
      </div>
      {fields.again.errors && (
        <CheckboxField field={fields.again} label="Make another receipt that says the same" />
      )}
    </div>
  );
}
