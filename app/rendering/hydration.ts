declare global {
  interface Window {
    /** What happened before the page was hydrated, to be replayed; undefined from then on. */
    heldEvents?: Event[];
    /** React Router's own. */
    __reactRouterDataRouter?: { dispose(): void };
  }
}

/** What a page carries for its hydration, as JSON in `<script id="hydration">`. */
export interface Hydration {
  /** The entry first, then all that is loaded at once with it. */
  scripts: string[];
  /** The script of each matched route, by its id. */
  routes: Record<string, string>;
  /** The list of routes that the script of this page can show. */
  manifest: string;
  /** The data of the loaders as React Router encodes it; left out where it is much, and fetched. */
  data?: string;
}

/** React Router's own settings, the same for each page; it would send them with every one. */
export const routerSettings = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** Tells the page what it was told before it could listen. */
export function replayHeldEvents(): void {
  const held = window.heldEvents ?? [];
  window.heldEvents = undefined;
  for (const event of held) {
    const { target, type } = event;
    const place = target === document.body ? document.activeElement : target;
    const Kind = event.constructor as typeof Event;
    place?.dispatchEvent(new Kind(type, event));
  }
}
