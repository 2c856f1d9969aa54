import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { createRouteTable } from "../server/route-table.ts";
import { startServer } from "../server/start.ts";
import { ensureFirstStaff } from "./auth/first-staff.server.ts";
import { deleteExpiredDaily } from "./delete-expired.server.ts";
import { createLoadContext } from "./http.ts";
import { publicHeaders } from "./rendering/lite.server.ts";

export function serve(): Promise<void> {
  const respond = createRequestHandler(build, "production");
  return startServer({
    routes: createRouteTable(build.routes),
    apiPrefix: "/api/",
    respond: (request, address) => respond(request, createLoadContext({ address })),
    publicHeaders,
    prepare: ensureFirstStaff,
    runAfterStart: deleteExpiredDaily,
  });
}
