import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { capabilityWords } from "#app/words/capabilities.ts";
import { cardWords } from "#app/words/cards.ts";
import { emergencyHoursWords } from "#app/words/emergency-hours.ts";

export const capabilityNames = [
  "emergency",
  "ct",
  "clot-treatment",
  "mri",
  "ventilator",
  "dialysis",
  "blood-bank",
  "antivenom",
  "rabies-immunoglobulin",
  "epidural-at-night",
  "nicu",
  "icu",
  "chemotherapy",
  "radiotherapy",
  "endoscopy",
  "physiotherapy",
  "ambulance",
] as const;

export type CapabilityName = (typeof capabilityNames)[number];

/** Those that Services does not ask for, because another group says them: `readCapabilities` adds them. */
const saidElsewhere: readonly CapabilityName[] = ["emergency", "icu"];

export const askedCapabilities = capabilityNames.filter((name) => !saidElsewhere.includes(name));

export type Capability =
  | { state: "here" }
  | { state: "arranged"; with: string }
  | { state: "not here" }
  | { state: "not stated" };

export const capabilityTitles: Readonly<Record<CapabilityName, string>> = capabilityWords.en.titles;

export type Capabilities = Readonly<Partial<Record<CapabilityName, Capability>>>;

export function capabilityOf(name: CapabilityName, stated: Capabilities): Capability {
  return stated[name] ?? { state: "not stated" };
}

export function wordCapability(capability: Capability, locale: Locale = "en"): string {
  const words = capabilityWords[locale];
  switch (capability.state) {
    case "here":
      return words.here;
    case "arranged":
      return fillPlaces(words.arranged, { name: capability.with });
    case "not here":
      return words.notHere;
    case "not stated":
      return words.notStated;
  }
}

/** It names our emergency department only if all that the page `needs` is here. */
export function wordEmergencyAdvice(
  stated: Capabilities,
  needs: readonly CapabilityName[],
  locale: Locale = "en",
): string {
  const isHere = (name: CapabilityName) => capabilityOf(name, stated).state === "here";
  const where = (["emergency", ...needs] as const).every(isHere)
    ? emergencyHoursWords[locale].always
    : cardWords[locale].elsewhere;
  return `${cardWords[locale].onTheWay} ${where}`;
}
