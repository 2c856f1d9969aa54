import type { Translation, Words } from "#app/language/messages.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { shell as en } from "./en/shell.ts";
import { shell as hi } from "./hi/shell.ts";
import { shell as pa } from "./pa/shell.ts";

export type Shell = Translation<typeof en>;

// Pages in Hindi and Punjabi have no script, so the browser gets English alone.
export const shellWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

export function useShell(): Shell {
  return shellWords[useLocale()];
}
