import { answerPublic } from "#app/api/answer.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { takePage } from "#app/api/list.server.ts";
import { readListQuery } from "#app/http.ts";
import { listDoctors } from "#db/doctors.ts";
import type { Route } from "./+types/api-list";
import { toJson } from "./json.ts";

function list({ request, url }: Route.LoaderArgs) {
  const { items, headers } = takePage(url, listDoctors(readListQuery(url).q).map(toJson));
  return answerPublic(request, items, headers);
}

const answer = answerCalls({ GET: { answer: list, failure: "Failed to fetch doctors" } });

export { answer as action, answer as loader };
