interface Helpline {
  name: string;
  number: string;
  hours: string;
  /** Where number and hours were read, beside the authority that runs it. */
  source: string;
  checked: string;
}

const always = "day and night";
const checked = "2026-11-22";

/** Every free number outside the hospital that a page may name. Few pages give 1097, 108 and 102. */
export const helplines = {
  emergency: {
    name: "Emergency",
    number: "112",
    hours: always,
    source: "Ministry of Home Affairs, 112.gov.in; Deccan Herald, 2022, on 112 as the one number",
    checked,
  },
  ambulance: {
    name: "Ambulance",
    number: "108",
    hours: always,
    source: "nhm.gov.in, National Ambulance Service",
    checked,
  },
  mothers: {
    name: "Ambulance for mothers and babies",
    number: "102",
    hours: always,
    source: "nhm.gov.in, National Ambulance Service",
    checked,
  },
  highway: {
    name: "Help on national highways",
    number: "1033",
    hours: always,
    source: "National Highways Authority of India, in the press of January 2018 and August 2025",
    checked,
  },
  mind: {
    name: "Tele MANAS",
    number: "14416",
    hours: always,
    source: "Ministry of Health and Family Welfare; The Shillong Times, 7 February 2025",
    checked,
  },
  mindTollFree: {
    name: "Tele MANAS",
    number: "18008914416",
    hours: always,
    source: "Ministry of Health and Family Welfare; Himachal News Daily, 28 September 2023",
    checked,
  },
  tobacco: {
    name: "National Tobacco Quitline",
    number: "1800112356",
    hours: "8 am to 8 pm, not on Mondays",
    source: "Tobacco Products Rules, 2018; The South First, 16 July 2025; Deccan Herald, 2019",
    checked,
  },
  women: {
    name: "Women's helpline",
    number: "181",
    hours: always,
    source:
      "Ministry of Women and Child Development, Mission Shakti; The Arunachal Times, 29 August 2023; Government of Madhya Pradesh, 15 March 2026",
    checked: "2026-11-25",
  },
  womenPolice: {
    name: "Women's helpline of the police",
    number: "1091",
    hours: always,
    source: "Police of the States; Ritz Magazine, on the helplines 1091 and 181",
    checked: "2026-11-25",
  },
  children: {
    name: "Child helpline",
    number: "1098",
    hours: always,
    source:
      "Ministry of Women and Child Development, Mission Vatsalya; Deccan Herald, 13 September 2022; Government of Madhya Pradesh, 15 March 2026",
    checked: "2026-11-25",
  },
  hiv: {
    name: "National AIDS helpline",
    number: "1097",
    hours: always,
    source: "National AIDS Control Organisation; DNA, 26 May 2019",
    checked,
  },
} as const satisfies Record<string, Helpline>;

export const helplineNumbers: readonly string[] = Object.values(helplines).map(
  ({ number }) => number,
);
