import { maxAddressLength, maxEmailLength, maxLineLength } from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

export const applicationForm = {
  typed: {
    name: maxLineLength,
    position: maxLineLength,
    email: maxEmailLength,
    phone: 40,
    resume_link: maxAddressLength,
  },
  added: { blank: maxAddressLength },
} satisfies FormInput;
