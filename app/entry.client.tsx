import { StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { hydrateInPlace } from "./rendering/hydrate-in-place.tsx";
import { type Hydration, routerSettings, stateOf } from "./rendering/hydration.ts";

interface Manifest {
  routes: Record<string, { css?: string[] }>;
}

if (import.meta.env.PROD) await prepare();

hydrateInPlace(
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
  stayPlain,
);

function stayPlain(): void {
  console.warn("Something has changed this page before its script started. It goes on without.");
  window.heldEvents = undefined;
  window.__reactRouterDataRouter?.dispose();
}

/** Sets what React Router's own inline scripts would set: see `rendering/hydration.test.ts`. */
async function prepare(): Promise<void> {
  const json = document.getElementById("hydration")?.textContent ?? "";
  const { routes, manifest, data } = JSON.parse(json) as Hydration;
  const modules = Object.entries(routes).map(async ([id, script]) => [id, await load(script)]);
  const [entries, state] = await Promise.all([
    Promise.all(modules),
    data ?? fetchState(),
    load(manifest),
  ]);
  await loadStyles(Object.keys(routes));
  Object.assign(window, {
    __reactRouterContext: { ...routerSettings, stream: new Response(state).body },
    __reactRouterRouteModules: Object.fromEntries(entries),
  });
}

async function fetchState(): Promise<string> {
  const { pathname, search } = location;
  const response = await fetch(`${pathname === "/" ? "/_" : pathname}.data${search}`);
  return stateOf(await response.text());
}

/**
 * A page for visitors carries only the rules that its HTML uses; script shows more. Sheets of the first page are
 * removed from the manifest, so that React Router neither adds nor removes them.
 */
async function loadStyles(matched: string[]): Promise<void> {
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest: Manifest;
  };
  const sheets = new Set(matched.flatMap((id) => manifest.routes[id]?.css?.map(fileOf) ?? []));
  for (const route of Object.values(manifest.routes)) {
    route.css = route.css?.filter((sheet) => !sheets.has(fileOf(sheet)));
  }
  await Promise.all([...sheets].map(addSheet));
}

function addSheet(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const settled = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return settled;
}

// React Router marks a sheet that a dynamic import needs too with "#".
function fileOf(sheet: string): string {
  return sheet.replace("#", "");
}

function load(script: string): Promise<object> {
  return import(/* @vite-ignore */ script);
}
