interface RouteScript {
  id: string;
  module: string;
}

/** Loads the scripts of routes in advance: where one is missing, React Router reloads the page, even offline. */
export function loadRoutes(wanted: RegExp): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteScript> };
  };
  for (const { id, module } of Object.values(manifest?.routes ?? {})) {
    if (wanted.test(id)) import(/* @vite-ignore */ module).catch(() => {});
  }
}
