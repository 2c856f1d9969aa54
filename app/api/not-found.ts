import { problem } from "./respond.server.ts";

export function loader(): Response {
  return problem(404, "The API has no such call. GET /api/v1/openapi.json lists them all.");
}

export const action = loader;
