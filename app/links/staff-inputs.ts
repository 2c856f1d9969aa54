import {
  formKeyLength,
  maxAddressLength,
  maxSearchLength,
  pageLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

export const linkForm = {
  typed: { category: 20, url: maxAddressLength },
  added: { form_key: formKeyLength },
} satisfies FormInput;

export const linksQuery = { parameters: { q: maxSearchLength, page: pageLength } };
