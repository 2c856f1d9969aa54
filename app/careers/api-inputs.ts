import type { CallInput } from "#app/forms/route-inputs.ts";
import { applicationForm } from "./inputs.ts";

const { resume_link: resumeLink, ...sameFields } = applicationForm.typed;

export const applicationCall = {
  fields: { ...sameFields, resumeLink },
  objects: ["contact"],
} satisfies CallInput;

export const aboutUnchecked =
  "Applications beyond the limits of a connection are kept apart, as unchecked, until staff have looked at them.";
