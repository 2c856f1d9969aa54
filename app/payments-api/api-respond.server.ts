import { problem, respondJson } from "#app/api/respond.server.ts";
import type { FieldErrors } from "#app/payments/schema.ts";
import { type Payment, withRefunded } from "#db/payments/payments.ts";
import { toPaymentJson } from "./json.ts";

export function respondPayment(payment: Payment, init?: ResponseInit): Response {
  return respondJson(withRefunded([payment]).map(toPaymentJson)[0], init);
}

/** A repeated call returns with 200 what the first has made. */
export function respondMade(payment: Payment, isRepeated: boolean): Response {
  const headers = { Location: `/api/v1/payments/${payment.id}` };
  return respondPayment(payment, { status: isRepeated ? 200 : 201, headers });
}

const fieldNames = new Map([
  ["consultation", "lines"],
  ["upi_reference", "upiReference"],
]);

/** What the forms say of their fields, by the fields of the call; of none under `payment`. */
export function wrongFields(wrong: FieldErrors): Response {
  const errors = Object.fromEntries(
    Object.entries(wrong).map(([name, texts]) => [
      fieldNames.get(name) ?? (name || "payment"),
      texts,
    ]),
  );
  return problem(400, Object.values(wrong)[0]?.[0] ?? "", { errors });
}
