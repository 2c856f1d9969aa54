import type { RouterContextProvider } from "react-router";
import type { Capabilities } from "./capabilities.ts";
import { knownSetting } from "./known-settings.server.ts";

/** What the hospital says that it can do; pages claim nothing that it does not say. */
export function readCapabilities(context?: Readonly<RouterContextProvider>): Capabilities {
  return knownSetting("services", context).capabilities as Capabilities;
}
