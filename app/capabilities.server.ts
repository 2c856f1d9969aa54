import type { RouterContextProvider } from "react-router";
import type { Capabilities, Capability } from "./capabilities.ts";
import { knownSetting } from "./hospital.server.ts";

/** What the hospital says that it can do; pages claim nothing that it does not say. */
export function readCapabilities(context?: Readonly<RouterContextProvider>): Capabilities {
  const { capabilities } = knownSetting("services", context);
  return {
    ...(capabilities as Capabilities),
    ...whether("emergency", knownSetting("hours", context).isEmergencyAlwaysOpen),
  };
}

function whether(name: keyof Capabilities, isHere: boolean | undefined): Capabilities {
  if (isHere === undefined) return {};
  const capability: Capability = { state: isHere ? "here" : "not here" };
  return { [name]: capability };
}
