import { readChecked, readKey } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { problem } from "#app/api/respond.server.ts";
import { requireApiCash } from "#app/auth/api-guard.server.ts";
import { sentNow } from "#app/payments/desk-settings.server.ts";
import { mayRefund, onlyAdminRefunds, whyNotRefunded } from "#app/payments/outcome.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { findPayment } from "#db/payments/payments.ts";
import { findSameRefund, refundPayment } from "#db/payments/take-payment.ts";
import type { Route } from "./+types/api-refund";
import { refundCall } from "./api-inputs.ts";
import { respondMade } from "./api-respond.server.ts";
import { paymentExample, paymentJson, refundBody, refundSent } from "./json.ts";

const refundExample = {
  ...paymentExample,
  ...refundSent,
  kind: "refund" as const,
  number: 31,
  serial: "V/26-27/31",
  lines: [{ text: "Consultation", count: 1, rate: 100, kind: "consultation" as const }],
  total: 100,
  upi: 0,
  upiReference: "",
  refundOf: paymentExample.id,
};

export const loader = handleCalls<Route.LoaderArgs>({
  POST: {
    tag: "Payments",
    operationId: "refundPayment",
    summary: "Give money of a receipt back",
    description:
      "For those who keep the cash, of what they took themselves and is not counted yet, and for administrators. The receipt stays as it is; the refund has a number of its own. Without a key the same refund within ten minutes returns the one that was made before.",
    takesKey: true,
    body: { reads: refundCall, schema: refundBody, example: refundSent },
    returns: {
      status: 201,
      description: "The refund with its number",
      schema: paymentJson,
      example: refundExample,
    },
    respond: refund,
    failure: "Failed to refund payment",
  },
});
export const action = loader;

async function refund({ request, params }: Route.LoaderArgs) {
  const staff = await requireApiCash(request);
  const receipt = findPayment(params.id);
  if (receipt?.kind !== "receipt") return problem(404, "Payment not found");
  const key = readKey(request);
  const { mistake, ...sent } = await readChecked(request, refundCall, refundBody);
  if (!mayRefund(staff, receipt)) return problem(403, onlyAdminRefunds);
  const fields = { ...sent, of: receipt.id, isMistake: mistake === true };
  const made = key === undefined ? findSameRefund(fields) : undefined;
  if (made) return respondMade(made, true);
  const sentWith = sentNow("refund", key, staff);
  const refunded = refundPayment(fields, sentWith, staff);
  if (!("refusal" in refunded)) return respondMade(refunded.payment, refunded.isRepeated);
  return problem(400, whyNotRefunded(refunded, readClock().day));
}
