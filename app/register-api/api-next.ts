import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { problem, requireFound, respondJson } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { whyTooOld } from "#app/register/outcome.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { callToken } from "#db/register/appointment-states.ts";
import { findQueue } from "#db/register/queues.ts";
import type { Route } from "./+types/api-next";
import { queueExample } from "./api-example.ts";
import { nextCall } from "./api-inputs.ts";
import { nextBody, queueJson, toQueueJson } from "./json.ts";

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Front desk",
    operationId: "callNext",
    summary: "Call the next token of a queue",
    description:
      "For the front desk and administrators. `now` is the token that is being seen, as the client has read it: where it is another one by now, nothing is called (412). While nobody waits nothing changes; without `token` the first of the line is called. The same call again by the same account changes nothing.",
    body: { reads: nextCall, schema: nextBody, example: { now: 0 } },
    returns: { description: "The queue", schema: queueJson, example: { ...queueExample, now: 15 } },
    respond: callNext,
    otherErrors: [412],
    failure: "Failed to call the next patient",
  },
});
export const action = loader;

async function callNext({ request, params }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  const queue = requireFound(findQueue(params.id), "Queue");
  const old = whyTooOld(queue, staff);
  if (old) return problem(403, old);
  const sent = await readChecked(request, nextCall, nextBody);
  const token = sent.token ?? queue.line[0];
  if (token === undefined) return respondJson(toQueueJson(queue));
  const seen = { now: sent.now || null, token };
  const outcome = callToken(queue.id, seen, readClock().day, staff);
  if ("called" in outcome) return respondJson(toQueueJson(findQueue(queue.id) ?? queue));
  switch (outcome.refusal) {
    case "gone":
      return problem(404, `There is no token ${token}.`);
    case "not waiting":
      return problem(400, `Token ${token} is not waiting.`);
    case "outdated":
      return problem(
        412,
        `Not ${sent.now || "nobody"}, but ${outcome.queue.now_token ?? "nobody"} is being seen now.`,
      );
  }
}
