import { appointmentMessages as en } from "./en/appointment-messages.ts";
import { appointmentMessages as hi } from "./hi/appointment-messages.ts";
import { appointmentMessages as pa } from "./pa/appointment-messages.ts";

export const appointmentMessageWords = { en, hi, pa } as const;
