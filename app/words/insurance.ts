import type { Words } from "#app/language/messages.ts";
import { insurance as en } from "./en/insurance.ts";
import { insurance as hi } from "./hi/insurance.ts";
import { insurance as pa } from "./pa/insurance.ts";

export const insuranceWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };
