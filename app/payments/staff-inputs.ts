import {
  boxLength,
  formKeyLength,
  idLength,
  itemIdLength,
  maxDayLength,
  maxLineLength,
  maxNumberLength,
  pageLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput, Lengths, QueryInput } from "#app/forms/route-inputs.ts";

export const maxTextLength = 80;
export const maxReasonLength = 120;
export const maxRefundReasonLength = 200;
export const maxRemarkLength = 300;
export const maxCardReferenceLength = 30;
export const maxClaimReferenceLength = 60;
const upiReferenceLength = 20;

/** The lines of a receipt besides the consultation, by their numbers in the form. */
export const lineNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function ofEachLine(name: string, length: number): Lengths {
  return Object.fromEntries(lineNumbers.map((line) => [`${name}${line}`, length]));
}

export const amounts = {
  cash: maxNumberLength,
  upi: maxNumberLength,
  card: maxNumberLength,
  claim: maxNumberLength,
};

export const references = {
  upi_reference: upiReferenceLength,
  card_reference: maxCardReferenceLength,
  claim_reference: maxClaimReferenceLength,
};

export const paymentForm = {
  typed: {
    name: maxLineLength,
    consultation: maxNumberLength,
    ...ofEachLine("text", maxTextLength),
    ...ofEachLine("count", maxNumberLength),
    ...ofEachLine("rate", maxNumberLength),
    discount: maxNumberLength,
    reason: maxReasonLength,
    ...amounts,
    ...references,
  },
  added: {
    ...ofEachLine("charge", itemIdLength),
    appointment: idLength,
    patient: idLength,
    due: maxNumberLength,
    mode: 5,
    payer: maxLineLength,
    again: boxLength,
    same_reference: boxLength,
    form_key: formKeyLength,
  },
} satisfies FormInput;

export const newPaymentQuery = {
  parameters: { appointment: idLength, patient: idLength },
} satisfies QueryInput;

export const refundForm = {
  typed: { ...amounts, reason: maxRefundReasonLength },
  added: { part: 12, mistake: boxLength, form_key: formKeyLength },
} satisfies FormInput;

export const refundQuery = { parameters: { mistake: 1 } } satisfies QueryInput;

export const countForm = {
  typed: {
    n500: 6,
    n200: 6,
    n100: 6,
    n50: 6,
    n20: 6,
    n10: 6,
    coins: 6,
    kept: maxNumberLength,
    remark: maxRemarkLength,
  },
  added: {
    seen_count: maxNumberLength,
    seen_sum: maxNumberLength,
    drawer: idLength,
    form_key: formKeyLength,
  },
} satisfies FormInput;

export const drawerQuery = { parameters: { drawer: idLength } } satisfies QueryInput;

export const lostForm = {
  typed: {
    receipt_before: maxNumberLength,
    refund_before: maxNumberLength,
    receipt: maxNumberLength,
    refund: maxNumberLength,
    reason: maxRefundReasonLength,
  },
} satisfies FormInput;

export const paymentsQuery = {
  parameters: { day: maxDayLength, mode: 5, q: 60, page: pageLength },
} satisfies QueryInput;

export const booksQuery = {
  parameters: { from: maxDayLength, to: maxDayLength },
} satisfies QueryInput;

export const paperQuery = { parameters: { paper: 4 } } satisfies QueryInput;

export const countsQuery = { parameters: { page: pageLength } } satisfies QueryInput;
