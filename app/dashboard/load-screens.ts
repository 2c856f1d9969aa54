/** What the manifest of React Router tells of a route; its script is loaded when it is first used. */
interface ScreenScript {
  id: string;
  module: string;
}

const needed = /\/staff-|^auth\/sign-in$|^site\/layout$/;

/**
 * Loads the script of every staff screen and of the sign-in ahead, so that the first use of each works
 * when the connection is gone by then: React Router would load the whole page again, which shows the
 * browser's own error page.
 */
export function loadScreens(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, ScreenScript> };
  };
  for (const { id, module } of Object.values(manifest?.routes ?? {})) {
    if (needed.test(id)) import(/* @vite-ignore */ module).catch(() => {});
  }
}
