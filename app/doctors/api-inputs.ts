import { boxLength, photoFormBytes } from "#app/field-lengths.ts";
import type { CallInput } from "#app/route-inputs.ts";
import { lengths } from "./fields.ts";
import { slotList } from "./staff-inputs.ts";

export const doctorCall = {
  fields: { ...lengths, isActive: boxLength },
  objects: ["contact"],
  lists: { hospitalSlots: slotList, videoSlots: slotList },
  asForm: true,
  file: "file",
  bytes: photoFormBytes,
} satisfies CallInput;

export const availabilityCall = { fields: { availability: lengths.availability } };
