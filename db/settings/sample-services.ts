import type { Setting } from "#db/setting-groups.ts";

export const sampleServices: Setting<"services"> = {
  capabilities: {
    ct: { state: "here" },
    "clot-treatment": { state: "arranged", with: "Sample Stroke Centre" },
    mri: { state: "arranged", with: "Sample Scans" },
    ventilator: { state: "here" },
    dialysis: { state: "not here" },
    "blood-bank": { state: "arranged", with: "Sample Blood Centre" },
    antivenom: { state: "here" },
    "rabies-immunoglobulin": { state: "here" },
    "epidural-at-night": { state: "not here" },
    nicu: { state: "here" },
    chemotherapy: { state: "here" },
    radiotherapy: { state: "not here" },
    endoscopy: { state: "here" },
    ambulance: { state: "here" },
  },
  registrations: { pcpndt: "", mtp: "", art: "" },
};

export const sampleHours: Setting<"hours"> = {
  reception: "",
  visiting: "",
  isEmergencyAlwaysOpen: true,
  emergencyHours: "",
};
