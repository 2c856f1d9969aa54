import { z } from "zod";
import { optionalLine, typedEmail, typedLine, typedText } from "#app/forms/text-rules.ts";
import { labels, lengths } from "./fields.ts";
import { slots } from "./slots.ts";

const badEmail = "Email format is not correct (e.g., name@example.com).";
const badPhone = "Phone number must be 10 digits.";

function wholeNumber(notNumber: string, max: number, tooLarge: string) {
  return z
    .string({ error: notNumber })
    .trim()
    .regex(/^\d{1,15}$/, { error: notNumber })
    .transform(Number)
    .refine((number) => number <= max, { error: tooLarge });
}

const slot = z.enum(slots, { error: "Unknown time slot." });

function inOrder(chosen: readonly string[]) {
  return slots.filter((known) => chosen.includes(known));
}

function requiredSlots(missing: string) {
  return z.array(slot, { error: missing }).min(1, { error: missing }).transform(inOrder);
}

/** With the messages of the specification (section 5). */
export const doctorSchema = z.object({
  name: typedLine(labels.name, lengths.name),
  specialization: typedLine(labels.specialization, lengths.specialization),
  hospital: typedLine(labels.hospital, lengths.hospital),
  about: typedText(labels.about, lengths.about),
  qualification: typedText(labels.qualification, lengths.qualification),
  awards: typedText(labels.awards, lengths.awards),
  languages: optionalLine(labels.languages, lengths.languages),
  experience: wholeNumber(
    "Experience must be a number.",
    80,
    "Experience must be at most 80 years.",
  ),
  fees: wholeNumber("Fees must be a number.", 10_000_000, "Fees must be at most ₹1,00,00,000."),
  availability: z.enum(["available", "unavailable"], { error: "Availability is required." }),
  is_active: z.boolean().default(false),
  phone: z
    .string({ error: badPhone })
    .trim()
    .regex(/^\d{10}$/, { error: badPhone }),
  email: typedEmail(labels.email, lengths.email, badEmail),
  hospital_slots: requiredSlots("Choose at least one hospital slot."),
  video_slots: requiredSlots("Choose at least one video slot."),
});

const anySlots = z.array(slot).default([]).transform(inOrder);

/**
 * What staff may leave out: a doctor may have no video calls, and one with a timetable no half hours of the list. The
 * API requires both (specification, section 6).
 */
export function doctorOfStaff(optional: { hospital_slots?: boolean; video_slots?: boolean }) {
  const { hospital_slots, video_slots } = doctorSchema.shape;
  return doctorSchema.extend({
    hospital_slots: optional.hospital_slots ? anySlots : hospital_slots,
    video_slots: optional.video_slots ? anySlots : video_slots,
  });
}

/** The form has a box for those who have no video calls. */
export function doctorOfForm(optional: { hospital_slots: boolean; video_slots: boolean }) {
  const schema = doctorOfStaff(optional);
  if (optional.video_slots) return schema;
  const missing = "Choose at least one video slot, or tick “No video calls”.";
  return schema.extend({ video_slots: requiredSlots(missing) });
}

export type DoctorInput = z.input<typeof doctorSchema>;
