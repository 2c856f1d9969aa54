import type { LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { logError } from "#app/requests/log-error.server.ts";
import { storageFaultMessages, storageFaultOf } from "#db/disk/storage-fault.ts";
import { TooManyError } from "#db/too-many-error.ts";
import type { Security } from "./describe.ts";
import { problem } from "./respond.server.ts";

interface Handler<Args> {
  respond: (args: Args) => Response | Promise<Response>;
  failure: string;
}

interface Body {
  reads: CallInput;
  schema: z.ZodType;
  example: object;
  schemasOfForms?: Readonly<Record<string, z.ZodType>>;
}

export interface Call<Args = never> extends Handler<Args> {
  tag: string;
  operationId: string;
  summary: string;
  description?: string;
  /** Who may make it: staff, if left out. */
  security?: Security;
  query?: z.ZodObject;
  body?: Body;
  takesIfMatch?: true;
  takesIfNoneMatch?: true;
  takesKey?: true;
  returns: { status?: 201 | 204; description: string; schema?: z.ZodType; example?: unknown };
  otherErrors?: readonly (401 | 412 | 429 | 503)[];
}

type ByMethod<Value> = { [method in "GET" | "POST" | "PUT" | "PATCH" | "DELETE"]?: Value };

export type Calls<Args = never> = ByMethod<Call<Args>>;

/** The loader and action of an API route. Its `calls` are for the OpenAPI document and the limits of bodies. */
export function handleCalls<Args extends LoaderFunctionArgs>(calls: Calls<Args>) {
  return Object.assign(respondByMethod(calls), { calls });
}

/** The same without a description. A response may be returned or thrown; errors become a 500. */
export function respondByMethod<Args extends LoaderFunctionArgs>(calls: ByMethod<Handler<Args>>) {
  const methods = Object.keys(calls).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name));
  const headers = { Allow: methods.join(", ") };

  return async function handleCall(args: Args): Promise<Response> {
    const { method } = args.request;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers });
    const call = calls[(method === "HEAD" ? "GET" : method) as keyof typeof calls];
    if (!call) return problem(405, `This address does not know ${method}.`, { headers });
    try {
      return await call.respond(args);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      if (thrown instanceof TooManyError) return problem(400, thrown.message);
      logError(thrown);
      const fault = storageFaultOf(thrown);
      if (!fault || method === "GET" || method === "HEAD") return problem(500, call.failure);
      const headers = { "Retry-After": "60" };
      return problem(503, `${call.failure}. ${storageFaultMessages[fault]}`, { headers });
    }
  };
}
