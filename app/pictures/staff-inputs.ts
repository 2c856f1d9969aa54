import {
  boxLength,
  maxLineLength,
  maxNumberLength,
  photoFormBytes,
  photoKeyLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

export const placeLength = 60;

export const addForm = {
  added: { batch: 24, first: maxNumberLength },
  file: "photo",
  maxFiles: 12,
  bytes: 160 * 1024 * 1024,
} satisfies FormInput;

export const pictureForm = {
  typed: { title: maxLineLength, alt: 300 },
  added: {
    place: placeLength,
    focus: 12,
    is_illustration: boxLength,
    is_new: boxLength,
    film: 6,
    seen_title: maxLineLength,
    version: maxNumberLength,
    staged_photo: photoKeyLength,
  },
  file: "photo",
  bytes: photoFormBytes,
} satisfies FormInput;
