import type { RouterContextProvider } from "react-router";
import { knownSetting } from "#app/hospital.server.ts";

export type Facts = ReturnType<typeof readFacts>;

/** What the home page says of the hospital, beside its name and address. */
export function readFacts(context: Readonly<RouterContextProvider>) {
  const { heroTitle, heroText, visionLead, visionText, training, rooms, reviews } = knownSetting(
    "texts",
    context,
  );
  return {
    hero: { title: heroTitle, text: heroText },
    vision: { lead: visionLead, text: visionText, training },
    rooms,
    reviews,
    accreditations: knownSetting("accreditations", context).items,
    facilities: knownSetting("facilities", context).items,
  };
}
