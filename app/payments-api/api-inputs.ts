import { filterLength } from "#app/api/inputs.ts";
import {
  boxLength,
  dayLength,
  idLength,
  maxLineLength,
  maxNumberLength,
} from "#app/forms/field-lengths.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import {
  amounts,
  maxReasonLength,
  maxRefundReasonLength,
  maxRemarkLength,
  references,
} from "#app/payments/staff-inputs.ts";

export const paymentCall = {
  fields: {
    appointment: idLength,
    patient: idLength,
    name: maxLineLength,
    discount: maxNumberLength,
    reason: maxReasonLength,
    ...amounts,
    upiReference: references.upi_reference,
    cardReference: references.card_reference,
    payer: maxLineLength,
    claimReference: references.claim_reference,
    due: maxNumberLength,
    sameReference: boxLength,
  },
  objects: ["lines"],
} satisfies CallInput;

export const refundCall = {
  fields: { ...amounts, reason: maxRefundReasonLength, part: 12, mistake: boxLength },
} satisfies CallInput;

export const countCall = {
  fields: { kept: maxNumberLength, remark: maxRemarkLength },
  objects: ["notes", "seen"],
} satisfies CallInput;

export const madeQuery = { parameters: { from: dayLength, to: dayLength, mode: filterLength } };
