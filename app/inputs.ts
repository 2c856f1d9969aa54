import { askedCapabilities } from "./capabilities.ts";

/**
 * Everything that the website reads from forms, bodies in JSON, queries and cookies. What does not stand here
 * is not read. Lengths are in characters. The request headers stand in `server/request-headers.ts`.
 */
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

type Lengths = Readonly<Record<string, number>>;
type Lists = Readonly<Record<string, { length: number; count: number }>>;
type Rows = Readonly<Record<string, { count: number; fields: Lengths }>>;

export interface FormInput {
  /** The addresses of its action, as `routes.ts` has them. */
  at: readonly string[];
  /** What people type, and the length beyond which the form comes back with a message. */
  typed: Lengths;
  /** Boxes, choices and what the page adds; longer ones count as not sent. */
  added: Lengths;
  /** Fields with several values. */
  lists?: Lists;
  /** Lists of which each item has several fields, named as `phones.0.number`; they count as typed. */
  rows?: Rows;
  file?: string;
  /** Of the whole form. */
  bytes: number;
}

export interface CallInput {
  /** Method and address. */
  at: readonly string[];
  fields: Lengths;
  /** Those that have phone and email as an object too. */
  objects?: readonly string[];
  lists?: Lists;
  /** Whether a form may be sent in place of JSON. */
  asForm?: true;
  file?: string;
  /** Of the whole body. */
  bytes: number;
}

export interface QueryInput {
  at: readonly string[];
  /** What is longer is cut. */
  parameters: Lengths;
  /** Parameters that come several times; longer values count as not sent. */
  lists?: Lists;
}

// RFC 5321.
const email = 254;
const password = 200;
const line = 120;
const address = 2048;
const formKey = 22;
const code = 40;
const token = 43;
/** Of those that anybody may send. */
export const smallForm = 64 * kibibyte;

/** Of all texts of a form: the longest that this table allows fits, its letters taking four bytes each. */
export const maxFormTextBytes = 2 * mebibyte;

/** Larger than a photo may be: the form itself then says so, and nothing that was typed is lost. */
export const photoFormBytes = 32 * mebibyte;

const slots = { length: 8, count: 20 };
const ends = { length: 8, count: 5 };

const doctor = {
  name: line,
  specialization: line,
  hospital: 500,
  about: 5000,
  qualification: 1000,
  awards: 2000,
  languages: 200,
  experience: 15,
  fees: 15,
  availability: 11,
  phone: 40,
  email,
};

const application = { name: line, position: line, email, phone: 40 };
const notes = 4000;
const selected = { id: { length: 24, count: 200 } };

// As 21/11/2026 too, with room for what somebody adds.
const day = 20;
const days = { first_day: day, last_day: day };
const callDays = { firstDay: day, lastDay: day };

// The groups of facts about the hospital. Written without calls: pages that need one number of this file
// would load all of it.
const hospitalGroup = ["/dashboard/Hospital/:group", "/dashboard/SetUp/:group"] as const;
const groupAdded = { version: 15, change: 40, preview: 2 };
const groupBytes = 4 * mebibyte;
const maxRows = 200;
const itemId = 36;
const paragraph = 1000;
const answer = 3;
const payers = {
  count: maxRows,
  fields: { id: itemId, name: line, isCashless: answer, note: 300 },
};
const serviceLengths: Lengths = /* @__PURE__ */ listServiceLengths();

function listServiceLengths(): Lengths {
  const states = askedCapabilities.flatMap((name) => [
    [`capabilities.${name}.state`, 8],
    [`capabilities.${name}.with`, line],
  ]);
  const registrations = ["pcpndt", "mtp", "art"].map((name) => [`registrations.${name}`, 60]);
  return Object.fromEntries([...states, ...registrations]);
}

/** Actions of pages. */
export const forms = {
  application: {
    at: ["/careers"],
    typed: { ...application, resume_link: address },
    added: { blank: address },
    bytes: smallForm,
  },
  signIn: {
    at: ["/signin"],
    typed: { email, password },
    // The form of a session that has ended.
    added: { rememberPassword: 5, next: address, resume: maxFormTextBytes },
    bytes: maxFormTextBytes + smallForm,
  },
  signInCode: {
    at: ["/signin/code"],
    typed: { code },
    added: { pending: token, trust: 5, next: address, resume: maxFormTextBytes },
    bytes: maxFormTextBytes + smallForm,
  },
  setUp: {
    at: ["/setup"],
    typed: { name: line, email, password },
    added: { code: 100 },
    bytes: smallForm,
  },
  invitation: {
    at: ["/invitation"],
    typed: { name: line, password },
    added: { code: token },
    bytes: smallForm,
  },
  newPassword: {
    at: ["/new-password"],
    typed: { password },
    added: { code: token },
    bytes: smallForm,
  },
  password: {
    at: ["/dashboard/Devices/password"],
    typed: { current_password: password, password },
    added: {},
    bytes: smallForm,
  },
  ownPassword: {
    at: ["/dashboard/SecondStep", "/dashboard/SecondStep/codes"],
    typed: { password },
    added: {},
    bytes: smallForm,
  },
  firstCode: {
    at: ["/dashboard/SecondStep/confirm"],
    typed: { code },
    added: {},
    bytes: smallForm,
  },
  secondFactorEnd: {
    at: ["/dashboard/SecondStep/off"],
    typed: { password, code },
    added: {},
    bytes: smallForm,
  },
  knownSignIns: {
    at: ["/dashboard/Devices/known"],
    typed: {},
    added: { return: address },
    bytes: smallForm,
  },
  doctor: {
    at: ["/dashboard/AddDoctor/new", "/dashboard/AddDoctor/:id/edit", "/dashboard/SetUp/doctor"],
    typed: doctor,
    added: {
      is_active: 5,
      remove_photo: 5,
      video_as_hospital: 5,
      version: 15,
      form_key: formKey,
      staged_photo: 36,
    },
    lists: {
      hospital_slots: slots,
      hospital_slots_from: ends,
      hospital_slots_to: ends,
      video_slots: slots,
      video_slots_from: ends,
      video_slots_to: ends,
    },
    file: "photo",
    bytes: photoFormBytes,
  },
  doctorFile: {
    at: ["/dashboard/AddDoctor/Import"],
    typed: {},
    added: {},
    file: "file",
    bytes: 16 * mebibyte,
  },
  doctorImport: {
    at: ["/dashboard/AddDoctor/Import/:id"],
    typed: {},
    // Six letters for each of 2,000 rows.
    added: { seen: 12_000 },
    bytes: smallForm,
  },
  availability: {
    at: ["/dashboard/AddDoctor/:id/availability"],
    typed: {},
    added: { availability: 11 },
    bytes: smallForm,
  },
  link: {
    at: ["/dashboard/Links/new"],
    typed: { category: 20, url: address },
    added: { form_key: formKey },
    bytes: smallForm,
  },
  sitting: {
    at: ["/dashboard/AddDoctor/:id/OPD/new", "/dashboard/AddDoctor/:id/OPD/:sitting/edit"],
    typed: { room: 60, note: line, ...days },
    added: { starts_at: 4, ends_at: 4, version: 15, form_key: formKey },
    lists: { weekdays: { length: 1, count: 7 }, weeks: { length: 1, count: 5 } },
    bytes: smallForm,
  },
  absence: {
    at: ["/dashboard/AddDoctor/:id/away"],
    typed: { ...days, note: line },
    added: { span: 8, back_at: 4, form_key: formKey },
    bytes: smallForm,
  },
  closure: {
    at: ["/dashboard/Closures/new", "/dashboard/Closures/:id/edit"],
    typed: { name: line, ...days },
    added: { version: 15, form_key: formKey },
    bytes: smallForm,
  },
  notice: {
    at: ["/dashboard/Notices/new", "/dashboard/Notices/:id/edit"],
    typed: { text: 300, ...days },
    added: { version: 15, form_key: formKey },
    bytes: smallForm,
  },
  picture: {
    at: ["/dashboard/Pictures", "/dashboard/Pictures/:tab"],
    typed: { title: line, alt: 300 },
    added: {
      place: 60,
      focus: 12,
      is_illustration: 5,
      is_new: 5,
      film: 6,
      seen_title: line,
      version: 15,
      staged_photo: 36,
    },
    file: "photo",
    bytes: photoFormBytes,
  },
  pictureSample: {
    at: ["/dashboard/Pictures/sample"],
    typed: {},
    added: { place: 60 },
    bytes: smallForm,
  },
  pictureOrder: {
    at: ["/dashboard/Pictures/order"],
    typed: {},
    added: { item: 36, direction: 4, place: 3 },
    bytes: smallForm,
  },
  article: {
    at: ["/dashboard/Articles/:name/edit"],
    typed: {
      title: line,
      link_title: 60,
      description: 155,
      synonyms: 3000,
      sources: 8000,
      text: 30_000,
    },
    added: { version: 15, preview: 3 },
    // A letter of Hindi or Punjabi takes three bytes.
    bytes: 192 * kibibyte,
  },
  articleReview: {
    at: ["/dashboard/Articles/:name/review"],
    typed: { name: line, qualification: line, registration: 60, reviewed: day, due: day },
    added: { text_hash: 32, form_key: formKey },
    bytes: smallForm,
  },
  departments: {
    at: ["/dashboard/Articles/Departments"],
    typed: {},
    added: { version: 15 },
    lists: { departments: { length: 40, count: 20 } },
    bytes: smallForm,
  },
  staffInvite: {
    at: ["/dashboard/Staff/invite"],
    typed: { email },
    added: { role: 6 },
    bytes: smallForm,
  },
  staffLink: {
    at: ["/dashboard/Staff/:id/link"],
    typed: {},
    added: { ends_second_factor: 5 },
    bytes: smallForm,
  },
  restoration: {
    at: [
      "/dashboard/AddDoctor/:id/history/:change/restore",
      "/dashboard/Articles/:name/versions/:version/restore",
    ],
    typed: {},
    added: { version: 15, form_key: formKey },
    bytes: smallForm,
  },
  applicationNotes: {
    at: ["/dashboard/Careers/:id"],
    typed: { notes },
    added: { state: 9, version: 15 },
    bytes: smallForm,
  },
  selectedDeletion: {
    at: ["/dashboard/Careers/delete"],
    typed: {},
    added: {},
    lists: selected,
    bytes: smallForm,
  },
  uncheckedDeletion: {
    at: ["/dashboard/Careers/Unchecked/delete"],
    typed: {},
    added: { until: 24 },
    bytes: smallForm,
  },
  identity: {
    at: hospitalGroup,
    typed: { name: line, line },
    added: groupAdded,
    bytes: groupBytes,
  },
  contact: {
    at: hospitalGroup,
    typed: {
      email,
      street: 200,
      city: line,
      state: line,
      postalCode: 20,
      map: address,
      landmark: 300,
      parking: 300,
      byBus: 500,
      byCar: 500,
      grievanceOfficer: 200,
    },
    added: groupAdded,
    rows: {
      phones: { count: maxRows, fields: { use: 9, label: 60, number: 40 } },
      profiles: { count: maxRows, fields: { network: 9, url: address } },
    },
    bytes: groupBytes,
  },
  figures: {
    at: hospitalGroup,
    typed: { beds: 15, icuBeds: 15 },
    added: groupAdded,
    bytes: groupBytes,
  },
  hours: {
    at: hospitalGroup,
    typed: { reception: 200, visiting: 200, isEmergencyAlwaysOpen: answer, emergencyHours: 200 },
    added: groupAdded,
    bytes: groupBytes,
  },
  insurers: {
    at: hospitalGroup,
    typed: { steps: paragraph, whomToAsk: 300 },
    added: groupAdded,
    rows: {
      publicInsurers: payers,
      privateInsurers: payers,
      administrators: payers,
      schemes: payers,
      documents: { count: maxRows, fields: { text: 200 } },
    },
    bytes: groupBytes,
  },
  services: {
    at: hospitalGroup,
    typed: serviceLengths,
    added: groupAdded,
    bytes: groupBytes,
  },
  texts: {
    at: hospitalGroup,
    typed: {
      heroTitle: line,
      heroText: 300,
      visionLead: paragraph,
      visionText: paragraph,
      "training.0.title": line,
      "training.0.text": paragraph,
      "training.1.title": line,
      "training.1.text": paragraph,
      reviews: paragraph,
      aboutTitle: line,
      aboutLead: paragraph,
      about: 20_000,
      managementLead: paragraph,
      careersLead: paragraph,
      careersText: paragraph,
    },
    added: groupAdded,
    rows: { rooms: { count: 24, fields: { title: line, text: paragraph } } },
    bytes: groupBytes,
  },
  accreditations: {
    at: hospitalGroup,
    typed: {},
    added: groupAdded,
    rows: {
      items: {
        count: maxRows,
        fields: { id: itemId, name: line, text: 300, number: 60, validUntil: day, link: address },
      },
    },
    bytes: groupBytes,
  },
  facilities: {
    at: hospitalGroup,
    typed: {},
    added: groupAdded,
    rows: {
      items: {
        count: maxRows,
        fields: { id: itemId, heading: 40, name: line, description: paragraph },
      },
    },
    bytes: groupBytes,
  },
  leaders: {
    at: hospitalGroup,
    typed: {},
    added: groupAdded,
    rows: {
      items: {
        count: maxRows,
        fields: { id: itemId, name: line, position: line, description: 2000 },
      },
    },
    bytes: groupBytes,
  },
  charges: {
    at: hospitalGroup,
    typed: { from: day },
    added: groupAdded,
    rows: {
      items: {
        count: maxRows,
        fields: { id: itemId, group: line, name: line, price: 15, note: line },
      },
    },
    bytes: groupBytes,
  },
  undo: {
    at: ["/dashboard/Undo"],
    typed: {},
    added: { first: 15, last: 15, return: address },
    bytes: smallForm,
  },
  lite: {
    at: ["/lite"],
    typed: {},
    added: { lite: 3, return: address },
    bytes: smallForm,
  },
  /** Buttons whose address says it all: the body is not read. */
  confirmation: {
    at: [
      "/signout",
      "/dashboard/backup",
      "/dashboard/SetUp/dismiss",
      "/dashboard/SetUp/illustrations",
      "/dashboard/AddDoctor/:id/delete",
      "/dashboard/AddDoctor/:id/in",
      "/dashboard/AddDoctor/:id/OPD/:sitting/delete",
      "/dashboard/AddDoctor/:id/OPD/absence/:absence/delete",
      "/dashboard/Closures/:id/delete",
      "/dashboard/Notices/:id/delete",
      "/dashboard/Pictures/:tab/:item/remove",
      "/dashboard/Careers/:id/delete",
      "/dashboard/Careers/Unchecked/:id/delete",
      "/dashboard/Careers/Unchecked/:id/move",
      "/dashboard/Careers/:id/erase",
      "/dashboard/Careers/Unchecked/:id/erase",
      "/dashboard/Trash/:id/erase",
      "/dashboard/Links/:id/delete",
      "/dashboard/Hospital/:group/discard",
      "/dashboard/Articles/:name/hide",
      "/dashboard/Articles/:name/unhide",
      "/dashboard/Articles/:name/review/:review/delete",
      "/dashboard/Staff/invitation/:id/new",
      "/dashboard/Staff/invitation/:id/withdraw",
      "/dashboard/Staff/:id/link/withdraw",
      "/dashboard/Staff/:id/:change",
      "/dashboard/Devices/:id/sign-out",
      "/dashboard/Devices/not-me",
      "/dashboard/Devices/withdraw-link",
      "/dashboard/SecondStep/devices",
    ],
    typed: {},
    added: {},
    bytes: smallForm,
  },
} as const satisfies Record<string, FormInput>;

export type FormName = keyof typeof forms;

/** Calls of the API that send something. */
export const calls = {
  login: {
    at: ["POST /api/v1/login"],
    fields: { email, password, rememberPassword: 5, code },
    asForm: true,
    bytes: smallForm,
  },
  doctor: {
    at: ["POST /api/v1/doctor", "PUT /api/v1/doctor/:id"],
    fields: { ...doctor, isActive: 5 },
    objects: ["contact"],
    lists: { hospitalSlots: slots, videoSlots: slots },
    asForm: true,
    file: "file",
    bytes: photoFormBytes,
  },
  availability: {
    at: ["PUT /api/v1/doctor/:id/availability"],
    fields: { availability: 11 },
    bytes: smallForm,
  },
  link: {
    at: ["POST /api/v1/social-links"],
    fields: { category: 20, url: address },
    bytes: smallForm,
  },
  sitting: {
    at: ["POST /api/v1/doctor/:id/sittings", "PUT /api/v1/sittings/:id"],
    fields: { from: 5, to: 5, room: 60, note: line, ...callDays },
    lists: { weekdays: { length: 1, count: 7 }, weeks: { length: 1, count: 5 } },
    bytes: smallForm,
  },
  absence: {
    at: ["POST /api/v1/doctor/:id/absences", "PUT /api/v1/absences/:id"],
    fields: { ...callDays, backAt: 5, note: line },
    bytes: smallForm,
  },
  closure: {
    at: ["POST /api/v1/closures", "PUT /api/v1/closures/:id"],
    fields: { name: line, ...callDays },
    bytes: smallForm,
  },
  notice: {
    at: ["POST /api/v1/notices", "PUT /api/v1/notices/:id"],
    fields: { text: 300, ...callDays },
    bytes: smallForm,
  },
  application: {
    at: ["POST /api/v1/career"],
    fields: { ...application, resumeLink: address },
    objects: ["contact"],
    bytes: smallForm,
  },
  applicationNotes: {
    at: ["PATCH /api/v1/career/:id"],
    fields: { state: 9, notes },
    bytes: smallForm,
  },
  /** Calls whose address says it all: the body is not read. */
  bare: {
    at: [
      "POST /api/v1/logout",
      "DELETE /api/v1/doctor/:id",
      "DELETE /api/v1/sittings/:id",
      "DELETE /api/v1/absences/:id",
      "DELETE /api/v1/closures/:id",
      "DELETE /api/v1/notices/:id",
      "DELETE /api/v1/social-links/:id",
      "DELETE /api/v1/career/:id",
      "PUT /api/v1/career/:id/checked",
    ],
    fields: {},
    bytes: smallForm,
  },
} as const satisfies Record<string, CallInput>;

export type CallName = keyof typeof calls;

export const maxSearchLength = 1000;

/** Parameters in the address. */
export const queries = {
  search: { at: ["/search"], parameters: { q: maxSearchLength } },
  doctors: {
    at: ["/doctors"],
    parameters: { q: maxSearchLength, speciality: 200, here: 5, page: 6 },
  },
  opd: {
    at: ["/opd"],
    parameters: { day: 10, speciality: 200, doctor: 24, by: 4, page: 6 },
  },
  opdWeek: { at: ["/opd/week"], parameters: { from: 10 } },
  insurance: { at: ["/insurance"], parameters: { payer: 36 } },
  opdDay: { at: ["/api/v1/opd"], parameters: { date: 10 } },
  opdWeekCall: { at: ["/api/v1/opd/week"], parameters: { from: 10 } },
  sitemap: { at: ["/sitemap.xml"], parameters: { part: 6 } },
  signIn: { at: ["/signin"], parameters: { next: address, resume: 5, created: 1 } },
  setUp: { at: ["/setup"], parameters: { code: 100 } },
  staffLink: { at: ["/invitation", "/new-password"], parameters: { code: 100 } },
  applied: { at: ["/careers/applied"], parameters: { of: 24 } },
  list: {
    at: [
      "/dashboard/Careers/Unchecked",
      "/dashboard/Careers/Unchecked/:id/delete",
      "/dashboard/Careers/Unchecked/:id/erase",
      "/dashboard/Careers/Unchecked/delete",
      "/dashboard/Careers/Unchecked/:id/move",
      "/dashboard/Links",
      "/dashboard/Links/new",
      "/dashboard/Links/:id/delete",
      "/api/v1/doctors",
      "/api/v1/available-doctors",
      "/api/v1/careers",
    ],
    parameters: { q: maxSearchLength, page: 6 },
  },
  careers: { at: ["/api/v1/careers"], parameters: { unchecked: 5, state: 9 } },
  staffApplications: {
    at: [
      "/dashboard/Careers",
      "/dashboard/Careers/:id",
      "/dashboard/Careers/:id/delete",
      "/dashboard/Careers/:id/erase",
      "/dashboard/Careers/delete",
      "/dashboard/Careers/export.csv",
    ],
    parameters: { q: maxSearchLength, page: 6, state: 9 },
  },
  selectedApplications: {
    at: ["/dashboard/Careers", "/dashboard/Careers/delete"],
    parameters: {},
    lists: selected,
  },
  staffDoctors: {
    at: [
      "/dashboard/AddDoctor",
      "/dashboard/AddDoctor/new",
      "/dashboard/AddDoctor/:id/edit",
      "/dashboard/AddDoctor/:id/delete",
      "/dashboard/AddDoctor/:id/availability",
      "/dashboard/AddDoctor/:id/away",
      "/dashboard/AddDoctor/:id/in",
    ],
    parameters: {
      q: maxSearchLength,
      page: 6,
      specialization: line,
      availability: 11,
      website: 6,
      sort: 20,
      open: 24,
    },
  },
  doctorImport: {
    at: ["/dashboard/AddDoctor/Import/:id"],
    parameters: { kind: 9, page: 6 },
  },
  away: {
    at: ["/dashboard/AddDoctor/:id/away", "/dashboard/AddDoctor/:id/in"],
    parameters: { back: 8 },
  },
  history: {
    at: [
      "/dashboard/History",
      "/dashboard/History/Events",
      "/dashboard/History/export.csv",
      "/dashboard/AddDoctor/:id/history",
      "/dashboard/AddDoctor/:id/history/:change/restore",
    ],
    parameters: { who: email, kind: 30, from: 20, to: 20, q: line, page: 6 },
  },
  trash: {
    at: ["/dashboard/Trash", "/dashboard/Trash/:id/erase"],
    parameters: { kind: 11, page: 6 },
  },
  articles: {
    at: [
      "/dashboard/Articles",
      "/dashboard/Articles/Print",
      "/dashboard/Articles/:name/hide",
      "/dashboard/Articles/:name/unhide",
    ],
    parameters: { q: line, group: 40, state: 9, sort: 8, page: 6 },
  },
  articleVersions: {
    at: [
      "/dashboard/Articles/:name/versions",
      "/dashboard/Articles/:name/versions/:version/restore",
    ],
    parameters: { before: 15, after: 15 },
  },
  newSitting: { at: ["/dashboard/AddDoctor/:id/OPD/new"], parameters: { copy: 24 } },
  newClosure: { at: ["/dashboard/Closures/new"], parameters: { day: 10, name: line } },
  resultPage: {
    at: [
      "/api/v1/doctors",
      "/api/v1/available-doctors",
      "/api/v1/social-links",
      "/api/v1/careers",
      "/api/v1/doctor/:id/sittings",
      "/api/v1/doctor/:id/absences",
      "/api/v1/closures",
      "/api/v1/notices",
    ],
    parameters: { page: 20, per: 20, limit: 20, after: 1000 },
  },
} as const satisfies Record<string, QueryInput>;

export type QueryName = keyof typeof queries;

/** By the name without `__Host-`; longer ones count as not sent. */
export const cookies = {
  session: 200,
  device: 200,
  flash: 2048,
  lite: 1,
} as const satisfies Lengths;

export type CookieName = keyof typeof cookies;

/** The forms of a route, with or without the first slash of its address. */
export function formsAt(pattern: string): FormInput[] {
  const path = `/${pattern.replace(/^\//, "")}`;
  return Object.values<FormInput>(forms).filter(({ at }) => at.includes(path));
}

/** What the server has to know of the route with this address. */
export function inputsAt(path: string): { query: string[]; maxBodyBytes?: number } {
  const isHere = ({ at }: { at: readonly string[] }) =>
    at.some((one) => one === path || one.endsWith(` ${path}`));
  const parameters = Object.values<QueryInput>(queries).filter(isHere);
  const query = parameters.flatMap((one) => Object.keys({ ...one.parameters, ...one.lists }));
  const [body] = [...Object.values<FormInput>(forms), ...Object.values<CallInput>(calls)]
    .filter(isHere)
    .sort((one, other) => other.bytes - one.bytes);
  return { query: [...new Set(query)], ...(body && { maxBodyBytes: body.bytes }) };
}

/** How many parts a form may have: those that are read, and a few that somebody's browser adds. */
export function maxParts({ typed, added, lists = {}, rows = {}, file }: FormInput): number {
  const counts = [
    ...Object.values(lists).map(({ count }) => count),
    ...Object.values(rows).map(({ count, fields }) => (count + 1) * Object.keys(fields).length),
  ];
  const single = Object.keys({ ...typed, ...added }).length + (file ? 1 : 0);
  return counts.reduce((sum, count) => sum + count, single) + 10;
}
