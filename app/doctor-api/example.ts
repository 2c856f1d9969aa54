import type { z } from "zod";
import { examples } from "#app/doctors/fields.ts";
import type { doctorJsonBody } from "./json.ts";

/** A doctor as a client may send it. */
export const doctorExample = {
  ...examples,
  experience: 12,
  fees: 800,
  availability: "available" as const,
  isActive: true,
  contact: { phone: "9800000000", email: "asha.verma@example.org" },
  hospitalSlots: ["09:00 AM", "09:30 AM"],
  videoSlots: ["04:00 PM"],
} satisfies z.input<typeof doctorJsonBody>;
