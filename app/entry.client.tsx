import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Hydration } from "./rendering/hydration.ts";

interface Manifest {
  routes: Record<string, { css?: string[] }>;
}

if (import.meta.env.PROD) await prepare();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Gives React Router what its own inline scripts would: the page carries it as data. */
async function prepare(): Promise<void> {
  const json = document.getElementById("hydration")?.textContent ?? "";
  const { routes, manifest, context, data } = JSON.parse(json) as Hydration;
  const modules = Object.entries(routes).map(async ([id, script]) => [id, await load(script)]);
  const [entries] = await Promise.all([Promise.all(modules), load(manifest)]);
  forgetStyles(Object.keys(routes));
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(data).body },
    __reactRouterRouteModules: Object.fromEntries(entries),
  });
}

/** The first page has its styles in its head, inline or as files, where React leaves them alone. */
function forgetStyles(matched: string[]): void {
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest: Manifest;
  };
  const present = new Set(matched.flatMap((id) => manifest.routes[id]?.css?.map(fileOf) ?? []));
  for (const route of Object.values(manifest.routes)) {
    route.css = route.css?.filter((sheet) => !present.has(fileOf(sheet)));
  }
}

// React Router marks a sheet that a dynamic import needs too with "#".
function fileOf(sheet: string): string {
  return sheet.replace("#", "");
}

function load(script: string): Promise<object> {
  return import(/* @vite-ignore */ script);
}
