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
  "chemotherapy",
  "radiotherapy",
  "endoscopy",
  "physiotherapy",
  "ambulance",
] as const;

export type CapabilityName = (typeof capabilityNames)[number];

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
  chemotherapy: "Chemotherapy",
  radiotherapy: "Radiotherapy",
  endoscopy: "Endoscopy",
  physiotherapy: "Physiotherapy",
  ambulance: "Our own ambulance",
};

/** What the hospital can do. Pages claim nothing that does not stand here. */
export const capabilities: Readonly<Partial<Record<CapabilityName, Capability>>> = {};

export function capabilityOf(name: CapabilityName, stated = capabilities): Capability {
  return stated[name] ?? { state: "not stated" };
}

/** Completes "CT scan: …". */
export function wordCapability(capability: Capability): string {
  switch (capability.state) {
    case "here":
      return "done here";
    case "arranged":
      return `by arrangement with ${capability.with}`;
    case "not here":
      return "not done here";
    case "not stated":
      return "ask reception";
  }
}

/** The last line of every card that tells people to call for help at once. */
export function wordEmergencyAdvice(stated = capabilities): string {
  const where =
    capabilityOf("emergency", stated).state === "here"
      ? "Our emergency department is open day and night."
      : "The ambulance crew knows the nearest hospital that can help.";
  return `Do not drive yourself. Bring your medicines. ${where}`;
}
