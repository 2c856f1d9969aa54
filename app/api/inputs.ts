import { maxSearchLength } from "#app/forms/field-lengths.ts";

export const partQuery = { parameters: { page: 20, per: 20, limit: 20, after: 1000 } };

/** Longer than each value of a filter: one that only begins like it is refused too. */
export const filterLength = 30;

export const searchQuery = { parameters: { q: maxSearchLength } };
