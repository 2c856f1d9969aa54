import type { LoaderFunctionArgs } from "react-router";
import { logError } from "#app/requests/log-error.server.ts";
import { storageFaultMessages, storageFaultOf } from "#db/storage-fault.ts";
import { problem } from "./respond.server.ts";

interface Call<Args> {
  respond: (args: Args) => Response | Promise<Response>;
  /** The message when the program fails (specification, section 8). */
  failure: string;
}

type Calls<Args> = { [method in "GET" | "POST" | "PUT" | "PATCH" | "DELETE"]?: Call<Args> };

/** The loader and action of an API route. A response may be returned or thrown; errors become a 500. */
export function handleCalls<Args extends LoaderFunctionArgs>(calls: Calls<Args>) {
  const methods = Object.keys(calls).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name));
  const headers = { Allow: methods.join(", ") };

  return async function handleCall(args: Args): Promise<Response> {
    const { method } = args.request;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers });
    const call = calls[(method === "HEAD" ? "GET" : method) as keyof Calls<Args>];
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
