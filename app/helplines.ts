interface Helpline {
  name: string;
  /** As a telephone dials it. */
  number: string;
  hours: string;
  source: string;
}

const always = "day and night";

/** Every number outside the hospital that a page may tell people to call; each is free. */
export const helplines = {
  emergency: { name: "Emergency", number: "112", hours: always, source: "112.gov.in" },
  ambulance: { name: "Ambulance", number: "108", hours: always, source: "nhm.gov.in" },
  mothers: {
    name: "Ambulance for mothers and babies",
    number: "102",
    hours: always,
    source: "nhm.gov.in",
  },
  highway: {
    name: "Help on national highways",
    number: "1033",
    hours: always,
    source: "National Highways Authority of India",
  },
  mind: {
    name: "Tele MANAS",
    number: "14416",
    hours: always,
    source: "Ministry of Health and Family Welfare; PIB, 7 February 2025",
  },
  mindTollFree: {
    name: "Tele MANAS",
    number: "18008914416",
    hours: always,
    source: "Ministry of Health and Family Welfare",
  },
  poison: {
    name: "National Poisons Information Centre, AIIMS, New Delhi",
    number: "1800116117",
    hours: always,
    source: "AIIMS, advisory on the chemical spill in Tughlakabad, 2017",
  },
  tobacco: {
    name: "National Tobacco Quitline",
    number: "1800112356",
    hours: "8 am to 8 pm, not on Mondays",
    source: "Ministry of Health and Family Welfare; Tobacco Products Rules, 2018",
  },
  women: {
    name: "Women's helpline",
    number: "181",
    hours: always,
    source: "Ministry of Women and Child Development",
  },
  womenPolice: {
    name: "Women's helpline of the police",
    number: "1091",
    hours: always,
    source: "Ministry of Women and Child Development",
  },
  children: {
    name: "Child helpline",
    number: "1098",
    hours: always,
    source: "Ministry of Women and Child Development",
  },
  hiv: {
    name: "National AIDS helpline",
    number: "1097",
    hours: always,
    source: "National AIDS Control Organisation",
  },
} as const satisfies Record<string, Helpline>;

export const helplineNumbers: readonly string[] = Object.values(helplines).map(
  ({ number }) => number,
);
