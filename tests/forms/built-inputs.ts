import { createRequire } from "node:module";
import type { ServerBuild } from "react-router";
import type { Calls } from "#app/api/calls.server.ts";
import {
  type CallInput,
  type FormInput,
  listInputs,
  type QueryInput,
} from "#app/forms/route-inputs.ts";

interface BuiltInputs {
  forms: { path: string; form: FormInput }[];
  calls: { method: string; path: string; call: CallInput; example: object | undefined }[];
  queries: { path: string; queries: QueryInput[] }[];
}

const emptyForm: FormInput = {};
const emptyCall: CallInput = { fields: {} };

/** All that the built website reads: a form for each page that takes one, and a call for each method that may send something. */
export function readBuiltInputs(): BuiltInputs {
  const inputs: BuiltInputs = { forms: [], calls: [], queries: [] };
  const routes = builtRoutes();
  for (const { id, path, forms, queries, calls } of listInputs(routes)) {
    const route = routes[id];
    if (!route || (!route.path && !route.index)) continue;
    inputs.queries.push({ path, queries });
    if (path.startsWith("/api/v1/")) {
      for (const [method, { body }] of Object.entries(calls as Calls)) {
        const { reads: call = emptyCall, example } = body ?? {};
        if (method !== "GET") inputs.calls.push({ method, path, call, example });
      }
    } else if (route.module.action) {
      for (const form of forms.length > 0 ? forms : [emptyForm]) inputs.forms.push({ path, form });
    }
  }
  return inputs;
}

/** Node loads the build, since Vite would compile it again. */
export function builtRoutes(): ServerBuild["routes"] {
  return createRequire(import.meta.url)("../../build/server/index.js").routes;
}
