import type { Words } from "#app/language/messages.ts";
import { accessibility as en } from "./en/accessibility.ts";
import { accessibility as hi } from "./hi/accessibility.ts";
import { accessibility as pa } from "./pa/accessibility.ts";

export const accessibilityWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };
