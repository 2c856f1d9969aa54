import type { Translation } from "#app/language/messages.ts";
import { shell as en } from "./en/shell.ts";
import { shell as hi } from "./hi/shell.ts";
import { shell as pa } from "./pa/shell.ts";

/** Words of a page's frame in one language. */
export type Shell = Translation<typeof en>;

export const shellWords = { en, hi, pa };
