import { createDocument, type ZodOpenApiPathItemObject } from "zod-openapi";
import type { Calls } from "#app/api/calls.server.ts";
import { listInputs } from "#app/forms/route-inputs.ts";
import type { BuiltRoutes } from "../../server/http/route-table.ts";
import { describeCall } from "./operation.server.ts";

const base = "/api/v1";

const description = `Base address: ${base}. Bodies are JSON in UTF-8, at most 64 KiB; a form with a photo
may have 32 MiB. A call that fails changes nothing and returns a JSON object with a message. HEAD is
known wherever GET is, and OPTIONS returns the methods of an address.`;

let document: ReturnType<typeof createDocument> | undefined;

/** The OpenAPI document of the calls of these routes. Made when it is first read: a hospital may never need it. */
export function describeApi(routes: BuiltRoutes) {
  document ??= createDocument({
    openapi: "3.1.0",
    info: {
      title: "Hospital API",
      version: "1.0.0",
      description: description.replaceAll("\n", " "),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: base }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token that a login returns" },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The cookie that a login sets; over https it is called __Host-session",
        },
      },
    },
    paths: Object.fromEntries(
      listInputs(routes)
        .filter(({ calls }) => Object.keys(calls).length > 0)
        .map(({ path, calls }) => describeAddress(path, calls as Calls)),
    ),
  });
  return document;
}

function describeAddress(spelled: string, calls: Calls): [path: string, ZodOpenApiPathItemObject] {
  const path = spelled.slice(base.length).replace(/:(\w+)/, "{$1}");
  const operations = Object.entries(calls).map(([method, call]) => [
    method.toLowerCase(),
    describeCall(path, method, call),
  ]);
  return [path, Object.fromEntries(operations)];
}
