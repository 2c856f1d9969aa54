import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Hydration } from "./rendering/hydration.ts";

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
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(data).body },
    __reactRouterRouteModules: Object.fromEntries(entries),
  });
}

function load(script: string): Promise<object> {
  return import(/* @vite-ignore */ script);
}
