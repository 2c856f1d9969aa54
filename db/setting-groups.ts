import { z } from "zod";

const phone = z.object({
  /** The first of each use stands behind its buttons; the very first behind every call button. */
  use: z.enum(["reception", "emergency", "whatsapp", "other"]),
  label: z.string().default(""),
  number: z.string().regex(/^[+\d][\d ()/-]*$/),
});

/** Items of lists have ids of their own, by which pictures belong to them (`leader/…`). */
const id = z
  .string()
  .regex(/^[a-z0-9-]{1,36}$/)
  .refine((name) => !(name in Object.prototype));

const payer = z.object({
  id,
  name: z.string(),
  /** Undefined until somebody said so: visitors are told to ask. */
  isCashless: z.boolean().optional(),
  note: z.string().default(""),
});

const heading = z.object({ title: z.string(), text: z.string() });

const capability = z.union([
  z.object({ state: z.enum(["here", "not here"]) }),
  z.object({ state: z.literal("arranged"), with: z.string() }),
]);

const profile = z.object({
  network: z.enum(["instagram", "facebook", "youtube", "linkedin", "x"]),
  url: z.string(),
});

/** A field that is added here needs a default, for rows that were stored before. */
export const settingGroups = {
  identity: z.object({
    name: z.string(),
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
    grievanceOfficer: z.string(),
  }),
  figures: z.object({
    beds: z.number().int(),
    icuBeds: z.number().int().optional(),
  }),
  hours: z.object({
    reception: z.string(),
    visiting: z.string(),
    hasEmergency: z.boolean().optional(),
    /** Undefined until somebody said so: no page claims either. */
    isEmergencyAlwaysOpen: z.boolean().optional(),
    emergencyHours: z.string().default(""),
  }),
  insurers: z.object({
    takesInsurance: z.boolean().optional(),
    publicInsurers: z.array(payer),
    privateInsurers: z.array(payer),
    administrators: z.array(payer),
    schemes: z.array(payer),
    documents: z.array(z.string()),
    steps: z.string().default(""),
    whomToAsk: z.string(),
  }),
  services: z.object({
    /** Emergency care was here before Hours alone said it: undoing an old change must not bring it back. */
    capabilities: z
      .record(z.string(), capability)
      .transform(({ emergency: _, ...capabilities }) => capabilities),
    registrations: z.object({ pcpndt: z.string(), mtp: z.string(), art: z.string() }),
  }),
  texts: z.object({
    heroTitle: z.string(),
    heroText: z.string(),
    visionLead: z.string(),
    visionText: z.string(),
    training: z.array(heading).length(2),
    rooms: z.array(heading),
    reviews: z.string(),
    aboutTitle: z.string(),
    aboutLead: z.string(),
    /** In Markdown, a section under each heading. */
    about: z.string(),
    /** The same, compiled when it was saved; that of the sample is compiled in the build. */
    aboutSections: z.array(z.object({ title: z.string(), html: z.string() })),
    managementLead: z.string(),
    takesApplications: z.boolean().optional(),
    careersLead: z.string(),
    careersText: z.string().default(""),
  }),
  accreditations: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        text: z.string(),
        number: z.string(),
        validUntil: z.string(),
        link: z.string(),
      }),
    ),
  }),
  facilities: z.object({
    items: z.array(
      z.object({ id, heading: z.string(), name: z.string(), description: z.string() }),
    ),
  }),
  leaders: z.object({
    items: z.array(
      z.object({ id, name: z.string(), position: z.string(), description: z.string() }),
    ),
  }),
  gallery: z.object({
    items: z.array(z.object({ id, title: z.string() })),
  }),
  checklist: z.object({
    isDismissed: z.boolean(),
    keepsIllustrations: z.boolean().default(false),
    hasSavedDepartments: z.boolean().default(false),
    isBeingSetUp: z.boolean().default(false),
  }),
  menu: z.object({
    departments: z.array(z.string().max(80)).max(200),
    specialities: z
      .array(z.object({ name: z.string().max(200), page: z.string().max(200) }))
      .max(200)
      .default([]),
  }),
  receipts: z.object({
    receiptPrefix: z.string(),
    refundPrefix: z.string(),
    receiptLines: z.string(),
    stampFrame: z.enum(["yes", "no"]),
    exemptLine: z.enum(["yes", "no"]),
    paper: z.enum(["a5", "80mm"]),
    upiAddress: z.string(),
    upiName: z.string(),
    merchantCode: z.string(),
    oneDrawer: z.enum(["yes", "no"]),
    /** Financial years, besides the present one. */
    yearsKept: z.number().int(),
    charges: z.array(z.object({ id, name: z.string(), price: z.number().int().nonnegative() })),
  }),
  desk: z.object({
    register: z.enum(["on", "off"]),
    followUpDays: z.number().int(),
    followUpVisits: z.number().int(),
    paper: z.enum(["a5", "80mm"]),
    monthsKept: z.number().int(),
  }),
  visits: z.object({
    counting: z.enum(["on", "off"]),
  }),
  charges: z.object({
    from: z.string(),
    items: z.array(
      z.object({
        id,
        group: z.string(),
        name: z.string(),
        price: z.number().int().nonnegative(),
        note: z.string(),
      }),
    ),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type SettingName = keyof typeof settingGroups;

export type Setting<Name extends SettingName> = z.output<(typeof settingGroups)[Name]>;
