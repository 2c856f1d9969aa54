interface RouteScript {
  id: string;
  module: string;
}

/**
 * Loads the scripts of these routes in advance, once the browser has nothing else to do: where one is missing, React
 * Router reloads the page, even offline. Returns what gives that up.
 */
export function loadRoutes(isWanted: (id: string) => unknown): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(() => load(isWanted), 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => load(isWanted));
  return () => cancelIdleCallback(request);
}

function load(isWanted: (id: string) => unknown): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteScript> };
  };
  for (const { id, module } of Object.values(manifest?.routes ?? {})) {
    if (isWanted(id)) import(/* @vite-ignore */ module).catch(() => {});
  }
}
