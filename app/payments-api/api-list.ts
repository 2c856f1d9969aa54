import { z } from "zod";
import { readChecked, readKey } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts } from "#app/api/describe.ts";
import { oneOf } from "#app/api/fields.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { checkSent, respondJson, wrongField } from "#app/api/respond.server.ts";
import { requireApiCash } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { listPayers, sentNow } from "#app/payments/desk-settings.server.ts";
import { toNewReceipt } from "#app/payments/new-receipt.server.ts";
import { findWhom } from "#app/payments/offer.server.ts";
import { whyNotTaken } from "#app/payments/outcome.server.ts";
import { checkAmounts, choosePayer } from "#app/payments/schema.ts";
import { readQuery } from "#app/requests/http.ts";
import { aboutDays, notDays, readDays } from "#app/timetable/days-query.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import {
  listPayments,
  listPaymentsPage,
  type Payment,
  withRefunded,
} from "#db/payments/payments.ts";
import { takePayment } from "#db/payments/take-payment.ts";
import { paymentModes } from "#db/schema.ts";
import type { Route } from "./+types/api-list";
import { madeQuery, paymentCall } from "./api-inputs.ts";
import { respondMade, wrongFields } from "./api-respond.server.ts";
import { paymentBody, paymentExample, paymentJson, paymentSent, toPaymentJson } from "./json.ts";

export const reads = [madeQuery, partQuery];

const which = z.object({
  mode: oneOf("mode", paymentModes).meta({
    description: "Those paid in this way, at least in part",
  }),
});

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Payments",
    operationId: "listPayments",
    summary: "The receipts and refunds of some days",
    description: `For those who keep the cash and administrators. ${aboutParts}`,
    query: listQuery.extend({ ...aboutDays, ...which.shape }),
    returns: { description: "By day", schema: z.array(paymentJson), example: [paymentExample] },
    respond: list,
    failure: "Failed to fetch payments",
  },
  POST: {
    tag: "Payments",
    operationId: "createPayment",
    summary: "Take a payment and make its receipt",
    description:
      "For those who keep the cash and administrators. The amounts must add up to the lines less the concession. Without a key the same payment within ten minutes returns the receipt that was made before.",
    takesKey: true,
    body: { reads: paymentCall, schema: paymentBody, example: paymentSent },
    returns: {
      status: 201,
      description: "The receipt with its number",
      schema: paymentJson,
      example: paymentExample,
    },
    respond: take,
    failure: "Failed to create payment",
  },
});
export const action = loader;

async function list({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiCash(request);
  const asked = readQuery(url, madeQuery);
  const days = readDays(asked);
  if (!days) return wrongField("from", notDays);
  const { mode } = checkSent(which, asked);
  const filter = { ...days, ...(mode && { mode }) };
  recordFrom(context, { kind: "payments listed", staff });
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      withRefunded(listPayments(filter, place && { day: place[0], id: place[1] }, limit)),
    placeOf,
    page(page, per) {
      const { items, ...rest } = listPaymentsPage(filter, page, per);
      return { items: withRefunded(items), ...rest };
    },
    toJson: toPaymentJson,
  });
  return respondJson(items, { headers });
}

function placeOf({ day, id }: Payment): [string, string] {
  return [day, id];
}

async function take({ request }: Route.LoaderArgs) {
  const staff = await requireApiCash(request);
  const key = readKey(request);
  const sent = await readChecked(request, paymentCall, paymentBody);
  const whom = findWhom(sent);
  if (!whom) return wrongField(sent.appointment ? "appointment" : "patient", nobody);
  const { lines, discount, reason, cash, upi, card, claim, payer } = sent;
  const typed = { cash, upi, card, claim };
  const { errors } = checkAmounts({ lines, discount, reason, mode: "split", typed });
  const name = sent.name || whom.name;
  if (name === "") errors.name = ["Name is required."];
  if (claim > 0 && !listPayers().includes(payer)) errors.payer = [choosePayer];
  if (Object.keys(errors).length > 0) return wrongFields(errors);
  const { upiReference: upi_reference, cardReference: card_reference } = sent;
  const references = { upi_reference, card_reference, claim_reference: sent.claimReference };
  const taken = takePayment(
    toNewReceipt(whom, { name, lines, discount, reason, ...typed, payer, ...references }),
    {
      ...sentNow("receipt", key, staff),
      due: sent.due,
      isAgain: key !== undefined,
      isSameReference: sent.sameReference === true,
    },
    staff,
  );
  if (!("refusal" in taken)) return respondMade(taken.payment, taken.isRepeated);
  if (taken.refusal === "same") return respondMade(taken.payment, true);
  return wrongFields(whyNotTaken(taken, readClock().day));
}

const nobody = "There is nobody with this id.";
