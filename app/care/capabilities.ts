import type { Locale } from "#app/language/locale.ts";
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

export const capabilityTitles: Readonly<Record<CapabilityName, string>> = {
  emergency: "Emergency care round the clock",
  ct: "CT scan",
  "clot-treatment": "Clot treatment for stroke",
  mri: "MRI",
  ventilator: "Ventilator",
  dialysis: "Dialysis",
  "blood-bank": "Blood bank",
  antivenom: "Snake antivenom",
  "rabies-immunoglobulin": "Rabies immunoglobulin",
  "epidural-at-night": "Epidural at night",
  nicu: "Intensive care for newborns",
  icu: "Intensive care (ICU)",
  chemotherapy: "Chemotherapy",
  radiotherapy: "Radiotherapy",
  endoscopy: "Endoscopy",
  physiotherapy: "Physiotherapy",
  ambulance: "Our own ambulance",
};

export type Capabilities = Readonly<Partial<Record<CapabilityName, Capability>>>;

export function capabilityOf(name: CapabilityName, stated: Capabilities): Capability {
  return stated[name] ?? { state: "not stated" };
}

export function wordCapability(capability: Capability): string {
  switch (capability.state) {
    case "here":
      return "available here";
    case "arranged":
      return `by arrangement with ${capability.with}`;
    case "not here":
      return "not available here";
    case "not stated":
      return "ask reception";
  }
}

/** Ends every emergency card. It names our emergency department only if all that the page `needs` is here. */
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
