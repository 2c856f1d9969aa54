/** Staff type specialities freely, so the patterns match beginnings of words. */
export const specialities = {
  anaesthesia: /\bana?esth/i,
  cardiology: /\bcardiol/i,
  dermatology: /\b(?:dermato|skin)/i,
  "general-medicine":
    /\b(?:general medicine|internal medicine|(?<!\b(?:cardiac|chest|eye|heart|neuro|skin)[- ]?)physician)/i,
  "general-surgery": /\bgeneral surge/i,
  neurology: /\bneuro/i,
  oncology: /^(?!.*surg).*\boncolog/i,
  "cancer-surgery": /\bonco ?surg|surgical onco/i,
  orthopaedics: /\borthop/i,
  paediatrics: /\b(?:pa?ediat|child(?!.*psych)|kids?\b)/i,
  urology: /\burolog/i,
  "womens-health": /\b(?:obs(?:t|\b)|gyn(?:a?e|\b))/i,
} as const satisfies Record<string, RegExp>;

export type SpecialityName = keyof typeof specialities;

export const specialityNames = Object.keys(specialities) as [SpecialityName, ...SpecialityName[]];
