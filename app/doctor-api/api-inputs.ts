import { lengths } from "#app/doctors/fields.ts";
import { slotList } from "#app/doctors/staff-inputs.ts";
import { boxLength, photoFormBytes } from "#app/forms/field-lengths.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";

export const doctorCall = {
  fields: { ...lengths, isActive: boxLength },
  objects: ["contact"],
  lists: { hospitalSlots: slotList, videoSlots: slotList },
  asForm: true,
  file: "file",
  bytes: photoFormBytes,
} satisfies CallInput;
