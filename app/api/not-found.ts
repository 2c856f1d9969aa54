import { refuse } from "./answer.server.ts";

/** Any address below /api/v1 that no call has. */
function answer(): Response {
  return refuse(404, "The API has no such call. GET /api/v1/openapi.json lists them all.");
}

export { answer as action, answer as loader };
