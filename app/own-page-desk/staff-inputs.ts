import {
  boxLength,
  formKeyLength,
  maxLineLength,
  maxNumberLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

export const ownPageForm = {
  typed: {
    kind: 10,
    name: 60,
    path: 70,
    place: 80,
    position: 3,
    specialities: maxLineLength,
    hero: 20,
  },
  added: { is_general: boxLength, version: maxNumberLength, form_key: formKeyLength },
} satisfies FormInput;
