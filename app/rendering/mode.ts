import { createContext, useContext } from "react";

export interface RenderingMode {
  isLite: boolean;
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
