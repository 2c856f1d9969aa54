import { routes } from "virtual:react-router/server-build";
import { respondByMethod } from "#app/api/calls.server.ts";
import { respondPublicJson } from "#app/api/respond.server.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import type { Route } from "./+types/openapi";
import { describeApi } from "./openapi.server.ts";

function show({ request }: Route.LoaderArgs) {
  const title = `${readHospital().name} API`;
  const openapi = describeApi(routes);
  return respondPublicJson(request, { ...openapi, info: { ...openapi.info, title } });
}

export const loader = respondByMethod({
  GET: { respond: show, failure: "Failed to fetch the description" },
});
export const action = loader;
