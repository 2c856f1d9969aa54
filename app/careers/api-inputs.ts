import { boxLength } from "#app/forms/field-lengths.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { applicationForm } from "./inputs.ts";
import { staffLengths } from "./staff-inputs.ts";

const { resume_link: resumeLink, ...sameFields } = applicationForm.typed;

export const applicationCall = {
  fields: { ...sameFields, resumeLink },
  objects: ["contact"],
} satisfies CallInput;

export const notesCall = { fields: staffLengths };

/** Which applications to list. */
export const whichQuery = { parameters: { unchecked: boxLength, state: staffLengths.state } };
