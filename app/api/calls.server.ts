import type { LoaderFunctionArgs } from "react-router";
import { logError } from "#app/log-error.server.ts";
import { refuse } from "./answer.server.ts";

interface Call<Args> {
  answer: (args: Args) => Response | Promise<Response>;
  /** What to say when the program fails (specification, section 8). */
  failure: string;
}

type Calls<Args> = { [method in "GET" | "POST" | "PUT" | "DELETE"]?: Call<Args> };

/**
 * Makes the loader and action of an API address from the calls it knows, one for each method. A
 * refusal may be returned or thrown; a fault is logged and answered with the call's own text.
 */
export function answerCalls<Args extends LoaderFunctionArgs>(calls: Calls<Args>) {
  const methods = Object.keys(calls).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name));
  const headers = { Allow: methods.join(", ") };

  return async function answerCall(args: Args): Promise<Response> {
    const { method } = args.request;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers });
    const call = calls[(method === "HEAD" ? "GET" : method) as keyof Calls<Args>];
    if (!call) return refuse(405, `This address does not know ${method}.`, { headers });
    try {
      return await call.answer(args);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      logError(thrown);
      return refuse(500, call.failure);
    }
  };
}
