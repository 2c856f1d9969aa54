import { z } from "zod";
import type { Application } from "#db/applications/applications.ts";
import { applicationSchema, staffFieldsSchema } from "./schema.ts";
import { states } from "./states.ts";

const { phone, email, resume_link } = applicationSchema.shape;

export const applicationJson = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    position: z.string(),
    contact: z.object({ email: z.string(), phone: z.string() }),
    resumeLink: z.string(),
    createdAt: z.string().meta({ description: "UTC, ISO 8601" }),
  })
  .meta({ id: "Application" });

export function toJson(application: Application): z.infer<typeof applicationJson> {
  return {
    _id: application.id,
    id: application.id,
    name: application.name,
    position: application.position,
    contact: { email: application.email, phone: application.phone },
    resumeLink: application.resume_link,
    createdAt: application.created_at,
  };
}

export const staffApplicationJson = applicationJson
  .extend({
    state: z.enum(states),
    notes: z.string().meta({ description: "Of staff, about the applicant" }),
  })
  .meta({ id: "StaffApplication" });

export const staffApplicationResponse = z.object({ application: staffApplicationJson });

export function toStaffJson(application: Application): z.infer<typeof staffApplicationJson> {
  const { state, notes } = application;
  return { ...toJson(application), state, notes };
}

export const aboutUnchecked =
  "Applications beyond the limits of a connection are kept apart, as unchecked, until staff have looked at them.";

export const applicationPatch = staffFieldsSchema
  .refine((fields) => Object.keys(fields).length > 0, { error: "Send state, notes or both" })
  .meta({ id: "ApplicationPatch", minProperties: 1 });

export const applicationBody = applicationSchema
  .omit({ resume_link: true })
  .extend({ resumeLink: resume_link });

export const applicationJsonBody = applicationBody
  .omit({ phone: true, email: true })
  .extend({ contact: z.object({ email, phone }) })
  .meta({ id: "ApplicationBody" });

export function toApplicationFields({ resumeLink, ...same }: z.infer<typeof applicationBody>) {
  return { ...same, resume_link: resumeLink };
}
