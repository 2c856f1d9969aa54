import { createContext, useContext } from "react";

/**
 * Whether this page goes out in the lite version. Only the server ever says yes: a lite public page
 * has no script that could ask again in the browser.
 */
export const LiteMode = createContext(false);

/** Whether the page being rendered is the lite version: no script, video or third-party frame. */
export function useLite(): boolean {
  return useContext(LiteMode);
}

/** Lite is chosen by the footer's form, or asked for by a browser that saves data. */
export function isLite(headers: Headers): boolean {
  const chosen = /(?:^|; )lite=1(?:;|$)/.test(headers.get("Cookie") ?? "");
  return chosen || headers.get("Save-Data") === "on";
}

/** Whether the page being rendered on the server is an error screen: those go out without script. */
export const ErrorPage = createContext(false);
