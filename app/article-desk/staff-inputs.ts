import {
  boxLength,
  formKeyLength,
  maxDayLength,
  maxLineLength,
  maxNumberLength,
  pageLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { reasonField, sourcesList } from "./source-rows.ts";

export const maxSourcesLength = 20_000;

/** What search engines show; the letters of Hindi and Punjabi are of more characters. */
export const descriptionLengths = { english: 155, translated: 240 };

export const articleForm = {
  typed: {
    title: maxLineLength,
    link_title: 60,
    description: descriptionLengths.translated,
    synonyms: 3000,
    text: 30_000,
    [reasonField.name]: reasonField.length,
  },
  added: { version: maxNumberLength, preview: 3, change: 40, use: 40, keep: 3, later: 3 },
  rows: {
    [sourcesList.name]: {
      count: sourcesList.count,
      fields: Object.fromEntries(sourcesList.fields.map(({ name, length }) => [name, length])),
    },
  },
  // A letter of Hindi or Punjabi takes three bytes.
  bytes: 192 * 1024,
} satisfies FormInput;

export const departmentsForm = {
  added: { version: maxNumberLength, none: boxLength },
  lists: { departments: { length: 80, count: 100 } },
} satisfies FormInput;

export const departmentOrderForm = {
  added: { department: 80, place: 3 },
} satisfies FormInput;

export const reviewForm = {
  typed: {
    name: maxLineLength,
    qualification: maxLineLength,
    registration: 60,
    reviewed: maxDayLength,
    due: maxDayLength,
  },
  // The box is there in the check of a translation.
  added: { text_hash: 32, form_key: formKeyLength, reads: boxLength },
} satisfies FormInput;

/** The list of articles, which the screens over it keep. */
export const articlesQuery = {
  parameters: { q: maxLineLength, group: 40, state: 9, language: 2, sort: 8, page: pageLength },
};
