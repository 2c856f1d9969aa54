import { answerPublic } from "#app/api/answer.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import type { Route } from "./+types/openapi";
import { openapi } from "./openapi.server.ts";

function show({ request }: Route.LoaderArgs) {
  return answerPublic(request, openapi);
}

const answer = answerCalls({ GET: { answer: show, failure: "Failed to fetch the description" } });

export { answer as action, answer as loader };
