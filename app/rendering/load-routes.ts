interface KnownRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  hasDefaultExport: boolean;
  hasClientAction: boolean;
}

type Routes = Record<string, KnownRoute>;

type Choice = (id: string, path: string) => unknown;

/** In advance, once the browser is idle: where a script is missing, React Router reloads the page, even offline. */
export function loadRoutes(isWanted: Choice): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(() => load(isWanted), 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => load(isWanted));
  return () => cancelIdleCallback(request);
}

function load(isWanted: Choice): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Routes };
  };
  const routes = manifest?.routes ?? {};
  for (const route of Object.values(routes)) {
    const hasScript = route.hasDefaultExport || route.hasClientAction;
    if (!hasScript || !isWanted(route.id, pathOf(route, routes))) continue;
    import(/* @vite-ignore */ route.module).catch(() => {});
  }
}

function pathOf({ parentId, path = "" }: KnownRoute, routes: Routes): string {
  const parent = parentId && routes[parentId];
  return parent ? `${pathOf(parent, routes)}/${path}` : path;
}
