import type { RouterContextProvider } from "react-router";
import { knownSetting } from "#app/hospital.server.ts";
import { showDayAndYear } from "#app/opd/words.ts";
import { listAccreditations } from "#app/settings/accreditations.server.ts";

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
    accreditations: listAccreditations(context).map(({ number, validUntil, link, ...item }) => ({
      ...item,
      ...((number || validUntil) && { certificate: certificateOf(number, validUntil) }),
      ...(link && { link }),
    })),
    facilities: knownSetting("facilities", context).items,
  };
}

/** Such as "Certificate H-2026-0042, valid until Wed 31 Mar 2027." */
function certificateOf(number: string, validUntil: string): string {
  const name = number ? `Certificate ${number}` : "";
  const end = validUntil ? `valid until ${showDayAndYear(validUntil)}` : "";
  return `${[name, end].filter(Boolean).join(", ")}.`.replace(/^v/, "V");
}
