import { handleCalls } from "#app/api/calls.server.ts";
import { requireFound } from "#app/api/respond.server.ts";
import { requireApiCash } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { findPayment } from "#db/payments/payments.ts";
import type { Route } from "./+types/api-show";
import { respondPayment } from "./api-respond.server.ts";
import { paymentExample, paymentJson } from "./json.ts";

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Payments",
    operationId: "getPayment",
    summary: "One receipt or refund",
    description: "For those who keep the cash and administrators.",
    returns: { description: "As printed", schema: paymentJson, example: paymentExample },
    respond: show,
    failure: "Failed to fetch payment",
  },
});
export const action = loader;

async function show({ request, params, context }: Route.LoaderArgs) {
  const staff = await requireApiCash(request);
  const payment = requireFound(findPayment(params.id), "Payment");
  recordFrom(context, { kind: "payments listed", staff });
  return respondPayment(payment);
}
