import { maxSearchLength } from "#app/forms/field-lengths.ts";

export const partQuery = { parameters: { page: 20, per: 20, limit: 20, after: 1000 } };

export const searchQuery = { parameters: { q: maxSearchLength } };
