import { env } from "#runtime/env.ts";
import type { Capabilities } from "./capabilities.ts";

/** Each state once or more, so that the demo shows how pages word it. */
const sampleCapabilities: Capabilities = {
  emergency: { state: "here" },
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
};

/** What the hospital can do. Nothing is stated but by the demo, and pages claim nothing that is not. */
export const capabilities: Capabilities =
  env.SAMPLE_CAPABILITIES === "on" ? sampleCapabilities : {};
