interface ScreenScript {
  id: string;
  module: string;
}

const needed = /\/staff-|^auth\/sign-in$|^site\/layout$/;

/** Preloads all staff screens: where one is missing, React Router reloads the page, even offline. */
export function loadScreens(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, ScreenScript> };
  };
  for (const { id, module } of Object.values(manifest?.routes ?? {})) {
    if (needed.test(id)) import(/* @vite-ignore */ module).catch(() => {});
  }
}
