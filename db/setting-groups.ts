import { z } from "zod";

const phone = z.object({
  /** The first of each use stands behind its buttons; the very first behind every call button. */
  use: z.enum(["reception", "emergency", "whatsapp", "other"]),
  /** What another one is for. */
  label: z.string().default(""),
  /** As the hospital writes it, such as "011 2345 6789". */
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
    /** Undefined until somebody said so. */
    icuBeds: z.number().int().optional(),
  }),
  hours: z.object({
    reception: z.string(),
    visiting: z.string(),
    /** Undefined until somebody said so. */
    hasEmergency: z.boolean().optional(),
    /** Undefined until somebody said so: no page claims either. */
    isEmergencyAlwaysOpen: z.boolean().optional(),
    /** When it is open, where that is not always. */
    emergencyHours: z.string().default(""),
  }),
  insurers: z.object({
    /** Whether it works with any; undefined until somebody said so. */
    takesInsurance: z.boolean().optional(),
    publicInsurers: z.array(payer),
    privateInsurers: z.array(payer),
    administrators: z.array(payer),
    schemes: z.array(payer),
    /** What to bring, a line each. */
    documents: z.array(z.string()),
    /** What a patient does, and when; empty where the hospital has not said it. */
    steps: z.string().default(""),
    whomToAsk: z.string(),
  }),
  services: z.object({
    /**
     * By the names of `app/care/capabilities.ts`; what is missing is not stated. Emergency care was here too before Hours
     * alone said it: undoing an old change must not bring it back.
     */
    capabilities: z
      .record(z.string(), capability)
      .transform(({ emergency: _, ...capabilities }) => capabilities),
    /** Numbers of the registrations that some services need by law; empty until known. */
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
    /** Whether the website has the form for applications; undefined until somebody said so. */
    takesApplications: z.boolean().optional(),
    careersLead: z.string(),
    /** Whom it looks for. */
    careersText: z.string().default(""),
  }),
  accreditations: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        text: z.string(),
        number: z.string(),
        /** Such as 2027-03-31; empty until known. */
        validUntil: z.string(),
        /** Where the accrediting body shows it. */
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
    /** An administrator has put the list of what to set up away. */
    isDismissed: z.boolean(),
    /** The website opens without photos of the hospital's own. */
    keepsIllustrations: z.boolean().default(false),
    /** An administrator has said which departments the hospital has. */
    hasSavedDepartments: z.boolean().default(false),
    /** Visitors are told so, and only staff see the website. */
    isBeingSetUp: z.boolean().default(false),
  }),
  menu: z.object({
    /** Names of departments in the order of menus; those that are not in it come last. */
    departments: z.array(z.string().max(80)).max(200),
    /** Specialities of doctors that only staff know the department of, by its first page. */
    specialities: z
      .array(z.object({ name: z.string().max(200), page: z.string().max(200) }))
      .max(200)
      .default([]),
  }),
  receipts: z.object({
    receiptPrefix: z.string(),
    refundPrefix: z.string(),
    /** Under the address, such as registration and PAN. */
    receiptLines: z.string(),
    stampFrame: z.enum(["yes", "no"]),
    exemptLine: z.enum(["yes", "no"]),
    paper: z.enum(["a5", "80mm"]),
    /** Empty where the desk shows no code. */
    upiAddress: z.string(),
    upiName: z.string(),
    merchantCode: z.string(),
    oneDrawer: z.enum(["yes", "no"]),
    /** Financial years, besides the present one. */
    yearsKept: z.number().int(),
    /** What the desk puts on receipts, in rupees. */
    charges: z.array(z.object({ id, name: z.string(), price: z.number().int().nonnegative() })),
  }),
  desk: z.object({
    /** Off: no screen, call or page shows anything of the register. */
    register: z.enum(["on", "off"]),
    followUpDays: z.number().int(),
    followUpVisits: z.number().int(),
    paper: z.enum(["a5", "80mm"]),
    monthsKept: z.number().int(),
  }),
  visits: z.object({
    /** Off: nothing is counted, and what was counted is not shown. */
    counting: z.enum(["on", "off"]),
  }),
  charges: z.object({
    /** The day from which they hold; empty while there are none. */
    from: z.string(),
    items: z.array(
      z.object({
        id,
        /** Such as "Rooms, for a day". */
        group: z.string(),
        name: z.string(),
        /** In rupees. */
        price: z.number().int().nonnegative(),
        note: z.string(),
      }),
    ),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type SettingName = keyof typeof settingGroups;

export type Setting<Name extends SettingName> = z.output<(typeof settingGroups)[Name]>;
