import type { Setting, SettingName } from "#db/setting-groups.ts";

/** Once the hospital has said its name. A sentence about a fact that is empty or 0 is left out where it is filled in. */
export const unsaidSettings: { readonly [Name in SettingName]?: Setting<Name> } = {
  figures: { beds: 0 },
  insurers: {
    publicInsurers: [],
    privateInsurers: [],
    administrators: [],
    schemes: [],
    documents: [],
    steps: "",
    whomToAsk: "",
  },
  texts: {
    heroTitle: "How can we help you?",
    heroText: "Call us, or look up a doctor here.",
    visionLead: "",
    visionText: "",
    training: [
      { title: "", text: "" },
      { title: "", text: "" },
    ],
    rooms: [
      { title: "{beds} beds", text: "Ask reception about the rooms and their charges." },
      { title: "Intensive care beds: {icuBeds}", text: "For patients who need close watching." },
    ],
    reviews: "Tell us what was good, and what was not. Call, or write to us.",
    aboutTitle: "About the hospital",
    aboutLead:
      "You find us in {city}, {state}. We have {beds} beds. Intensive care beds: {icuBeds}.",
    about: "",
    aboutSections: [],
    managementLead: "To speak to somebody who leads the hospital, call us or ask at reception.",
    careersLead: "Would you like to work with us? Tell us about yourself.",
    careersText: "",
  },
  accreditations: { items: [] },
  facilities: { items: [] },
  leaders: { items: [] },
};
