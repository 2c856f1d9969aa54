import {
  formKeyLength,
  maxAddressLength,
  maxSearchLength,
  pageLength,
} from "#app/field-lengths.ts";
import type { FormInput } from "#app/route-inputs.ts";

export const linkForm = {
  typed: { category: 20, url: maxAddressLength },
  added: { form_key: formKeyLength },
} satisfies FormInput;

export const linksQuery = { parameters: { q: maxSearchLength, page: pageLength } };
