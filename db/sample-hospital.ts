import type { Setting, SettingName } from "./setting-groups.ts";

/** What pages show until the hospital has said it; `{name}`, `{city}` and the like stand for what it has. */
export const sampleSettings: { readonly [Name in SettingName]: Setting<Name> } = {
  identity: { name: "Morni Hospital", line: "NABH accredited" },
  contact: {
    phones: [{ use: "reception", label: "", number: "0172 000 0020" }],
    email: "care@morni-hospital.example",
    street: "Sector 20",
    city: "Panchkula",
    state: "Haryana",
    postalCode: "134117",
    map: "https://www.openstreetmap.org/search?query=Sector%2020%2C%20Panchkula%2C%20Haryana%20134117",
    profiles: [{ network: "instagram", url: "https://www.instagram.com/" }],
    landmark: "",
    parking: "",
    byBus: "",
    byCar: "",
    grievanceOfficer: "",
  },
  figures: { beds: 40, icuBeds: 6 },
  hours: { reception: "", visiting: "" },
};
