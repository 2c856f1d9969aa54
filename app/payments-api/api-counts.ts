import { z } from "zod";
import { readChecked, readKey } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts } from "#app/api/describe.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
import { requireApiCash } from "#app/auth/api-guard.server.ts";
import { mayUse } from "#app/auth/roles.ts";
import { whyNotCounted } from "#app/payments/count-outcome.ts";
import { drawerOf, sentNow } from "#app/payments/desk-settings.server.ts";
import {
  type CashCount,
  countCash,
  findSameCount,
  listCashCounts,
  listCashCountsBefore,
} from "#db/payments/cash-counts.ts";
import type { Route } from "./+types/api-counts";
import { countCall } from "./api-inputs.ts";
import { wrongFields } from "./api-respond.server.ts";
import { countBody, countExample, countJson, countSent, toCountJson } from "./json.ts";

export const reads = [partQuery];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Payments",
    operationId: "listCashCounts",
    summary: "Cash counts",
    description: `For those who keep the cash, their own; for administrators all. ${aboutParts}`,
    query: listQuery,
    returns: {
      description: "The newest first",
      schema: z.array(countJson),
      example: [countExample],
    },
    respond: list,
    failure: "Failed to fetch payments",
  },
  POST: {
    tag: "Payments",
    operationId: "createCashCount",
    summary: "Count what is in the drawer",
    description:
      "For those who keep the cash and administrators, of their own drawer. All that was taken since the last count is counted. Where more was taken than `seen` says, nothing is counted (412). Without a key the same count within ten minutes returns the first.",
    takesKey: true,
    body: { reads: countCall, schema: countBody, example: countSent },
    returns: {
      status: 201,
      description: "The count with its number",
      schema: countJson,
      example: countExample,
    },
    respond: count,
    otherErrors: [412],
    failure: "Failed to save the cash count",
  },
});
export const action = loader;

async function list({ request, url }: Route.LoaderArgs) {
  const staff = await requireApiCash(request);
  const own = mayUse(staff, "/dashboard/Payments/lost") ? undefined : staff.id;
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      listCashCountsBefore(own, place && { created_at: place[0], id: place[1] }, limit),
    placeOf,
    page: (page, per) => listCashCounts(own, page, per),
    toJson: toCountJson,
  });
  return respondJson(items, { headers });
}

function placeOf({ created_at, id }: CashCount): [string, string] {
  return [created_at, id];
}

async function count({ request }: Route.LoaderArgs) {
  const staff = await requireApiCash(request);
  const key = readKey(request);
  const sent = await readChecked(request, countCall, countBody);
  const drawer = drawerOf(staff);
  const made = key === undefined ? findSameCount(sent, drawer) : undefined;
  if (made) return respondCount(made, true);
  const counted = countCash(sent, sentNow("receipt", key, staff), staff);
  if ("count" in counted) return respondCount(counted.count, counted.isRepeated);
  const why = whyNotCounted(counted, sent.seen);
  if (counted.refusal === "more came") return problem(412, Object.values(why).flat().join(" "));
  return wrongFields(why);
}

function respondCount(count: CashCount, isRepeated: boolean): Response {
  return respondJson(toCountJson(count), { status: isRepeated ? 200 : 201 });
}
