import { z } from "zod";
import { flag } from "#app/api/fields.ts";
import { examples, labels, pickFields, publicFields, type Text } from "#app/doctors/fields.ts";
import { doctorSchema } from "#app/doctors/schema.ts";
import { slots } from "#app/doctors/slots.ts";
import { doctorOpdJson } from "#app/timetable-api/json.ts";
import { acceptedPhotos } from "#app/uploads/limits.ts";
import { photoPath } from "#app/uploads/photo.tsx";
import type { DoctorWithOpd } from "./with-opd.server.ts";

const { experience, fees, availability, phone, email, hospital_slots, video_slots } =
  doctorSchema.shape;

const slotList = z.array(z.enum(slots));

type PublicText = Text & (typeof publicFields)[number];

const publicTexts = publicFields.filter((name): name is PublicText => name in examples);
const descriptions: Partial<Record<PublicText, string>> = {
  awards: `Shown as “${labels.awards}”`,
  languages: "Languages spoken; may be empty",
};

const sameFields = {
  ...(Object.fromEntries(
    publicTexts.map((name) => [name, z.string().meta({ description: descriptions[name] })]),
  ) as Record<PublicText, z.ZodString>),
  experience: z.int().min(0).max(80).meta({ description: "In years" }),
  fees: z.int().min(0).max(10_000_000).meta({ description: "In rupees" }),
  availability,
};

const sameNames = Object.keys(sameFields) as Array<keyof typeof sameFields>;

/** A doctor in the API (specification, section 3). */
export const doctorJson = z
  .object({
    _id: z.string(),
    id: z.string(),
    ...sameFields,
    isAvailable: z.boolean(),
    isActive: z.boolean().meta({ description: "Whether the website shows the doctor" }),
    isdeleted: z.boolean(),
    contact: z
      .object({ phone: z.string(), email: z.string() })
      .optional()
      .meta({ description: "For staff: in calls with a session" }),
    image: z.object({ url: z.string() }),
    hospitalSlots: slotList,
    videoSlots: slotList,
    ...doctorOpdJson,
  })
  .meta({ id: "Doctor" });

export function toJson(doctor: DoctorWithOpd): z.infer<typeof doctorJson> {
  return { ...toPublicJson(doctor), contact: { phone: doctor.phone, email: doctor.email } };
}

export function toPublicJson(doctor: DoctorWithOpd): z.infer<typeof doctorJson> {
  return {
    _id: doctor.id,
    id: doctor.id,
    ...pickFields(doctor, sameNames),
    isAvailable: doctor.availability === "available",
    isActive: doctor.is_active,
    isdeleted: false,
    image: { url: doctor.photo_key ? photoPath(doctor.photo_key, 640, "webp") : "/default.jpg" },
    hospitalSlots: doctor.hospital_slots,
    videoSlots: doctor.video_slots,
    ...doctor.opd,
  };
}

function numberOrDigits(error: string, description: string) {
  return z.union([z.number(), z.string()], { error }).meta({ description }).transform(String);
}

/** What clients send, with `contact` flattened. */
export const doctorBody = doctorSchema
  .omit({ is_active: true, hospital_slots: true, video_slots: true })
  .extend({
    experience: numberOrDigits("Experience must be a number.", "Whole years, at most 80").pipe(
      experience,
    ),
    fees: numberOrDigits("Fees must be a number.", "Whole rupees").pipe(fees),
    isActive: flag("isActive").meta({ description: "Whether the website shows the doctor" }),
    hospitalSlots: hospital_slots,
    videoSlots: video_slots,
  });

export const doctorJsonBody = doctorBody
  .omit({ phone: true, email: true })
  .extend({ contact: z.object({ phone: phone.meta({ description: "10 digits" }), email }) })
  .meta({ id: "DoctorBody" });

const slotsInForm = z.string().meta({
  description:
    "A JSON list; or one field for each slot, also as hospitalSlots[0], hospitalSlots[1] …",
});

export const doctorFormBody = doctorBody
  .extend({
    hospitalSlots: slotsInForm,
    videoSlots: slotsInForm,
    file: z
      .file()
      .optional()
      .meta({ description: `The photo: ${acceptedPhotos}` }),
  })
  .meta({ id: "DoctorForm" });

export const availabilityBody = z.object({ availability }).meta({ id: "Availability" });

export function toDoctorFields(body: z.infer<typeof doctorBody>) {
  const { isActive, hospitalSlots, videoSlots, ...same } = body;
  return {
    ...same,
    is_active: isActive,
    hospital_slots: hospitalSlots,
    video_slots: videoSlots,
  };
}
