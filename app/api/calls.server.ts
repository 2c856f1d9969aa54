import type { LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { logError } from "#app/requests/log-error.server.ts";
import { storageFaultMessages, storageFaultOf } from "#db/storage-fault.ts";
import type { Security } from "./describe.ts";
import { problem } from "./respond.server.ts";

interface Handler<Args> {
  respond: (args: Args) => Response | Promise<Response>;
  /** The message when the program fails (specification, section 8). */
  failure: string;
}

interface Body {
  reads: CallInput;
  schema: z.ZodType;
  example: object;
  /** Its other schemas, by the media types of forms. */
  asForm?: Readonly<Record<string, z.ZodType>>;
}

/**
 * A call with its entry in the OpenAPI document. `app/reference/` adds what follows from its address, its method and
 * these fields.
 */
export interface Call<Args = never> extends Handler<Args> {
  /** The heading of its group. */
  tag: string;
  operationId: string;
  summary: string;
  description?: string;
  security: Security;
  query?: z.ZodObject;
  body?: Body;
  /** If-Match may name the version of what it changes. */
  matchesVersion?: true;
  /** If-None-Match may name the ETag of what it returned before. */
  revalidates?: true;
  returns: { status?: 201 | 204; description: string; schema?: z.ZodType; example?: unknown };
  /** Statuses of errors that do not follow from the other fields. */
  rejects?: readonly (401 | 429 | 503)[];
}

type ByMethod<Value> = { [method in "GET" | "POST" | "PUT" | "PATCH" | "DELETE"]?: Value };

/** The calls of an address, by method. */
export type Calls<Args = never> = ByMethod<Call<Args>>;

/** The loader and action of an API route. It carries its calls, for the document and for the reader of bodies. */
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
      logError(thrown);
      const fault = storageFaultOf(thrown);
      if (!fault || method === "GET" || method === "HEAD") return problem(500, call.failure);
      const headers = { "Retry-After": "60" };
      return problem(503, `${call.failure}. ${storageFaultMessages[fault]}`, { headers });
    }
  };
}
