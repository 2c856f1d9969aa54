import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { isPublicSample, KnownHospital } from "#app/hospital/hospital.ts";
import { languageTags, localeOf } from "#app/language/locale.ts";
import { registration } from "#app/offline/registration.ts";
import { withHtmlAttributes } from "#app/rendering/attributes.ts";
import { appendToBody, inlineStyles } from "#app/rendering/document.server.ts";
import { hydrationScripts, starter } from "#app/rendering/hydration.server.ts";
import { keepAddresses } from "#app/rendering/keep-addresses.ts";
import { isLite } from "#app/rendering/lite.server.ts";
import { Rendering } from "#app/rendering/mode.ts";
import { securityPolicy } from "#app/rendering/security-policy.server.ts";
import { storageFault } from "#app/requests/http.ts";
import { logError } from "#app/requests/log-error.server.ts";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { env } from "#runtime/env.ts";
import type { RouteHandle } from "./root.tsx";
import swiping from "./site/slideshow-swipe.js?minified";
import { speculationRules } from "./site/speculation-rules.ts";

const renderTimeout = 10_000;
/** All scripts that stand in pages. JSON is none. */
const known = [starter, swiping, speculationRules, registration];

/** Renders the whole document before responding: its policy contains hashes of it, and it may be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const handle = handleOf(context);
  const lite = isLite(request.headers);
  const isErrorScreen = context.staticHandlerContext.errors !== null;
  const locale = localeOf(new URL(request.url).pathname);
  const hasScript = handle.interactive === true && locale === "en" && !lite && !isErrorScreen;
  const atOnce = hasScript && handle.hydratesAtOnce === true;
  // In development React Router brings its own scripts.
  const ownScripts = import.meta.env.PROD;
  const hospital = knownHospital(undefined, locale);
  const rendered = await render(
    <Rendering value={{ isLite: lite, hasScript }}>
      <KnownHospital value={hospital}>
        <ServerRouter
          context={ownScripts ? { ...context, serverHandoffStream: undefined } : context}
          url={request.url}
        />
      </KnownHospital>
    </Rendering>,
  );
  const scripts = hasScript && ownScripts ? await hydrationScripts(context, handle) : "";
  // Between texts, for hydration alone.
  const bare = hasScript ? rendered : rendered.replaceAll("<!-- -->", "");
  const shown = handle.isPublic ? keepAddresses(bare) : bare;
  const whole = appendToBody(shown, scripts);
  const carried = handle.standsAlone ? "all" : isErrorScreen ? "first and later" : "first";
  const html = withHtmlAttributes(atOnce ? whole : inlineStyles(whole, carried));
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (locale !== "en") headers.set("Content-Language", languageTags[locale]);
  if (import.meta.env.PROD)
    headers.set("Content-Security-Policy", securityPolicy(html, { hasScript, known }));
  if (isPublicSample(hospital, env.ORIGIN ?? new URL(request.url).origin)) {
    headers.set("X-Robots-Tag", "noindex");
  }
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "60");
  setCaching(headers, status === 200 && handle.isPublic === true);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** Logs what nobody expected; a client that left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(error);
  const fault = storageFaultOf(error);
  if (fault && context instanceof RouterContextProvider) context.set(storageFault, fault);
};

// The deepest route that declares something decides it.
function handleOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  return Object.assign({}, ...handles);
}

function setCaching(headers: Headers, isPublic: boolean): void {
  const usual = isPublic ? "public, no-cache" : "no-store";
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", usual);
  // What lite.server.ts reads.
  if (isPublic) headers.append("Vary", "Cookie, Save-Data");
}

async function render(element: React.ReactElement): Promise<string> {
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const { pipe, abort } = renderToPipeableStream(element, {
    // A large Suspense boundary would otherwise need script to reach its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React calls both where the shell and a boundary fail: the first counts.
    onShellError: reject,
    onAllReady: resolve,
    onError: (error) => void failures.push(error),
  });
  using _ = setTimeout(abort, renderTimeout);
  // What fails the whole page is logged by `handleError`.
  await whole;
  failures.slice(0, 1).forEach(logError);
  return await text(pipe(new PassThrough()));
}
