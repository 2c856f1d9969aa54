import { pageLength } from "#app/forms/field-lengths.ts";

export const trashQuery = { parameters: { kind: 11, page: pageLength } };
