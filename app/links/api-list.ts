import { answerJson, answerPublic, refuseFields } from "#app/api/answer.server.ts";
import { readJson } from "#app/api/body.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { takePage } from "#app/api/list.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { createLink, listLinks } from "#db/links.ts";
import type { Route } from "./+types/api-list";
import { linkBody, toJson } from "./json.ts";

function list({ request, url }: Route.LoaderArgs) {
  const { items, headers } = takePage(url, listLinks().map(toJson));
  return answerPublic(request, { data: items }, headers);
}

async function create({ request }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const sent = linkBody.safeParse(await readJson(request));
  if (!sent.success) return refuseFields(sent.error);
  return answerJson({ data: toJson(createLink(sent.data, staff)) }, { status: 201 });
}

const answer = answerCalls<Route.ActionArgs>({
  GET: { answer: list, failure: "Failed to fetch links" },
  POST: { answer: create, failure: "Failed to create link" },
});

export { answer as action, answer as loader };
