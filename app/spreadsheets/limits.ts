import { maxTogether } from "#db/history/undo-limit.ts";

const mebibyte = 1024 * 1024;

export const maxFileBytes = 4 * mebibyte;

export const maxRows = maxTogether;

export const maxColumns = 100;

export const maxTitles = 30;

export const maxCellLength = 10_000;

export const maxTotalLength = 8_000_000;

export const maxUnpackedBytes = 16 * mebibyte;

export const maxEntries = 2000;

/** Opening and closing, of all parts of a workbook that are read: rows, cells and texts, empty ones too. */
export const maxTags = 1_000_000;

/** One tag with the text behind it, in characters; a cell of Excel has 32,767, of which each may be escaped. */
export const maxTagLength = 256 * 1024;

export const maxMergedRanges = 1000;

export const tooLarge = "The file must be at most 4 MB.";
