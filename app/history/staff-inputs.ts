import {
  formKeyLength,
  maxDayLength,
  maxEmailLength,
  maxLineLength,
  maxNumberLength,
  pageLength,
} from "#app/forms/field-lengths.ts";

export const restoreForm = { added: { version: maxNumberLength, form_key: formKeyLength } };

export const historyQuery = {
  parameters: {
    who: maxEmailLength,
    // With the id of one thing of that kind.
    kind: 100,
    from: maxDayLength,
    to: maxDayLength,
    q: maxLineLength,
    page: pageLength,
  },
};
