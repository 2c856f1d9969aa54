import { pageLength } from "#app/field-lengths.ts";

export const trashQuery = { parameters: { kind: 11, page: pageLength } };
