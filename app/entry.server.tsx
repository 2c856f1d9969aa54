import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { logError } from "#app/log-error.server.ts";
import { finishDocument } from "#app/rendering/document.server.ts";
import { ErrorPage, isLite, LiteMode } from "#app/rendering/mode.ts";

export { createRequestHandler } from "react-router";
export { ensureFirstStaff } from "#app/auth/first-staff.server.ts";
export { cleanUp } from "#app/clean-up.server.ts";
export { createLoadContext } from "#app/http.ts";
export { closeDatabase } from "#db/connection.server.ts";

const renderTimeout = 10_000;

/** Renders the whole document before answering: it is hashed for the security policy and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const rendered = await render(
    <LiteMode value={isLite(request.headers)}>
      <ErrorPage value={context.staticHandlerContext.errors !== null}>
        <ServerRouter context={context} url={request.url} />
      </ErrorPage>
    </LiteMode>,
  );
  const html = finishDocument(rendered, headers, status);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** One line for what nobody expected; what a visitor did wrong is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logError(error);
};

function render(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // A large Suspense boundary would otherwise need script to reach its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: logError,
    });
    const timer = setTimeout(abort, renderTimeout);
  });
}
