import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import type { EntryContext } from "react-router";
import { type Hydration, routerSettings } from "./hydration.ts";
import starter from "./starter.ts?minified";

export { starter };

interface PageKind {
  hydratesAtOnce?: true;
  isPublic?: boolean;
}

export async function hydrationScripts(context: EntryContext, kind: PageKind): Promise<string> {
  const atOnce = kind.hydratesAtOnce === true;
  const manifest = kind.isPublic ? visitorManifest(context.manifest.url) : context.manifest.url;
  const hydration = await toHydration(context, manifest, atOnce);
  const json = JSON.stringify(hydration).replaceAll("<", "\\u003c");
  const data = `<script type="application/json" id="hydration">${json}</script>`;
  return data + (atOnce ? modules(hydration.scripts) : `<script>${starter}</script>`);
}

// In characters: more than a form with errors has, less than a list of doctors.
const maxData = 2000;

function visitorManifest(url: string): string {
  return url.replace("/manifest-", "/visitor-manifest-");
}

async function toHydration(
  context: EntryContext,
  manifestUrl: string,
  atOnce: boolean,
): Promise<Hydration> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
  requireKnownSettings(serverHandoffString);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const matched = ids.flatMap((id) => manifest.routes[id] ?? []);
  const imports = [manifest.entry, ...matched].flatMap(({ imports = [] }) => imports);
  const routes = matched.map(({ id, module }) => [id, module]);
  const loaded = [manifest.entry.module, manifestUrl, ...matched.map(({ module }) => module)];
  const data = serverHandoffStream ? await text(serverHandoffStream) : "";
  // A message that is shown once would be gone from a second response.
  const isNeeded = atOnce || Boolean(staticHandlerContext.actionData);
  return {
    scripts: [...new Set([...loaded, ...imports])],
    routes: Object.fromEntries(routes),
    manifest: manifestUrl,
    data: isNeeded || data.length <= maxData ? data : undefined,
  };
}

function requireKnownSettings(sent: string | undefined): void {
  if (isDeepStrictEqual(JSON.parse(sent ?? "{}"), routerSettings)) return;
  throw new Error(`routerSettings in hydration.ts should be ${sent}`);
}

function modules([entry, ...others]: string[]): string {
  const preloads = others.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`,
  );
  return `${preloads.join("")}<script type="module" src="${entry}"></script>`;
}
