import type { Route } from "./+types/openapi";
import { answerPublic } from "./answer.server.ts";
import { answerCalls } from "./calls.server.ts";
import { openapi } from "./openapi.server.ts";

function show({ request }: Route.LoaderArgs) {
  return answerPublic(request, openapi);
}

const answer = answerCalls({ GET: { answer: show, failure: "Failed to fetch the description" } });

export { answer as action, answer as loader };
