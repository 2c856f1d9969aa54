import type { Words } from "#app/language/messages.ts";
import { contact as en } from "./en/contact.ts";
import { contact as hi } from "./hi/contact.ts";
import { contact as pa } from "./pa/contact.ts";

export const contactWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };
