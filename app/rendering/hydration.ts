declare global {
  interface Window {
    heldEvents?: Event[];
    __reactRouterDataRouter?: { dispose(): void };
  }
}

export interface Hydration {
  scripts: string[];
  routes: Record<string, string>;
  manifest: string;
  data?: string;
}

export const routerSettings = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** As React Router streams it: values that refer to each other by position; -5 is null. */
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
