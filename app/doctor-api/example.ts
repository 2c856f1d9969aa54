import type { z } from "zod";
import { exampleIds } from "#app/api/describe.ts";
import { examples } from "#app/doctors/fields.ts";
import { absenceExample, sittingExample } from "#app/timetable-api/example.ts";
import type { doctorJson, doctorJsonBody } from "./json.ts";

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

export const doctorReturned: z.infer<typeof doctorJson> = {
  ...doctorExample,
  ...exampleIds,
  isAvailable: true,
  isdeleted: false,
  image: { url: "/default.jpg" },
  sittings: [sittingExample],
  absences: [absenceExample],
  nextSitting: { date: "2026-11-24", from: "10:00", to: "13:00", isNow: false },
};
