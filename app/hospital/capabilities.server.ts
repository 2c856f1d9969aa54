import type { RouterContextProvider } from "react-router";
import type { Capabilities, Capability } from "#app/care/capabilities.ts";
import { knownSetting } from "./known-settings.server.ts";

export function readCapabilities(context?: Readonly<RouterContextProvider>): Capabilities {
  const { capabilities } = knownSetting("services", context);
  const { icuBeds } = knownSetting("figures", context);
  const { hasEmergency, isEmergencyAlwaysOpen } = knownSetting("hours", context);
  return {
    ...(capabilities as Capabilities),
    ...whether("icu", icuBeds === undefined ? undefined : icuBeds > 0),
    ...whether("emergency", hasEmergency === false ? false : isEmergencyAlwaysOpen),
  };
}

function whether(name: keyof Capabilities, isHere: boolean | undefined): Capabilities {
  if (isHere === undefined) return {};
  const capability: Capability = { state: isHere ? "here" : "not here" };
  return { [name]: capability };
}
