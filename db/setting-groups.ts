import { z } from "zod";

const phone = z.object({
  /** The first of each use stands behind its buttons; the very first behind every call button. */
  use: z.enum(["reception", "emergency", "whatsapp", "other"]),
  /** What another one is for. */
  label: z.string().default(""),
  /** As the hospital writes it, such as "0172 000 0020". */
  number: z.string().regex(/^[+\d][\d ()/-]*$/),
});

const profile = z.object({
  network: z.enum(["instagram", "facebook", "youtube", "linkedin", "x"]),
  url: z.string(),
});

/**
 * How each group is stored. What typed text may be stands with its form; a field that is added here needs a
 * default, for rows that were stored before.
 */
export const settingGroups = {
  identity: z.object({
    name: z.string(),
    /** Under the name, such as what the hospital is accredited by. */
    line: z.string(),
  }),
  contact: z.object({
    phones: z.array(phone).min(1),
    email: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    map: z.string(),
    profiles: z.array(profile),
    landmark: z.string(),
    parking: z.string(),
    byBus: z.string(),
    byCar: z.string(),
    /** Who looks after complaints about personal data, by name or office; empty until there is one. */
    grievanceOfficer: z.string(),
  }),
  figures: z.object({
    beds: z.number().int(),
    icuBeds: z.number().int(),
  }),
  hours: z.object({
    reception: z.string(),
    visiting: z.string(),
    /** Undefined until somebody said so: no page claims either. */
    isEmergencyAlwaysOpen: z.boolean().optional(),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type SettingName = keyof typeof settingGroups;

export type Setting<Name extends SettingName> = z.output<(typeof settingGroups)[Name]>;
