import { createContext, useContext } from "react";

/** How a page is rendered; decided once for each response, in `entry.server.tsx`. */
export interface RenderingMode {
  /** No script, video or third-party frame, for who saves data. */
  isLite: boolean;
  /** The page is hydrated: its route is interactive, and neither lite nor an error screen. */
  hasScript: boolean;
}

/** In the browser, where only pages with script are rendered, the default holds. */
export const Rendering = createContext<RenderingMode>({ isLite: false, hasScript: true });

export function useRendering(): RenderingMode {
  return useContext(Rendering);
}

export function useLite(): boolean {
  return useRendering().isLite;
}
