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
  /** The entry, then everything that is loaded in parallel with it. */
  scripts: string[];
  /** The script of each matched route, by its id. */
  routes: Record<string, string>;
  /** The file that lists the routes which this page's script can show. */
  manifest: string;
  /** The loaders' data as React Router encodes it. Large data is left out, and fetched. */
  data?: string;
}

/** The settings that React Router would send with every page. */
export const routerSettings = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/**
 * The state of a page as React Router streams it, from the data that a navigation to the page gets. Both are lists of
 * values that refer to each other by position; -5 is null.
 */
export function stateOf(data: string): string {
  const values = JSON.parse(data);
  const loaderData = Object.entries(values[0]).map(([id, result]) => {
    return [id, Object.values(values[result as number])[0]];
  });
  const at = values.length;
  values.push("loaderData", Object.fromEntries(loaderData), "actionData", "errors");
  values[0] = { [`_${at}`]: at + 1, [`_${at + 2}`]: -5, [`_${at + 3}`]: -5 };
  return JSON.stringify(values);
}

/** Dispatches the events again that came before the page could listen. */
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
