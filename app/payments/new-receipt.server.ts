import type { NewReceipt } from "#db/payments/take-payment.ts";
import type { Whom } from "./offer.server.ts";

type Typed = Omit<
  NewReceipt,
  "patient_id" | "patient_number" | "appointment_id" | "doctor_id" | "doctor_name"
>;

/** What is stored of a new receipt: references belong to amounts, and a reason to a concession. */
export function toNewReceipt({ appointment, patient }: Whom, typed: Typed): NewReceipt {
  return {
    ...typed,
    patient_id: patient?.id ?? null,
    patient_number: patient?.number ?? null,
    appointment_id: appointment?.id ?? null,
    doctor_id: appointment?.doctor_id ?? null,
    doctor_name: appointment?.doctor_name ?? "",
    reason: typed.discount > 0 ? typed.reason : "",
    upi_reference: typed.upi > 0 ? typed.upi_reference : "",
    card_reference: typed.card > 0 ? typed.card_reference : "",
    payer: typed.claim > 0 ? typed.payer : "",
    claim_reference: typed.claim > 0 ? typed.claim_reference : "",
  };
}
