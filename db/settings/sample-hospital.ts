import type { Setting, SettingName } from "#db/setting-groups.ts";

const unproven = { number: "", validUntil: "", link: "" };

/** What pages show until the hospital has said it; `{name}`, `{city}` and the like stand for what it has. */
export const sampleSettings: { readonly [Name in SettingName]: Setting<Name> } = {
  identity: { name: "Morni Hospital", line: "NABH accredited" },
  contact: {
    phones: [{ use: "reception", label: "", number: "0172 000 0020" }],
    email: "care@morni-hospital.example",
    street: "Sector 20",
    city: "Panchkula",
    state: "Haryana",
    postalCode: "134117",
    map: "https://www.openstreetmap.org/search?query=Sector%2020%2C%20Panchkula%2C%20Haryana%20134117",
    profiles: [{ network: "instagram", url: "https://www.instagram.com/" }],
    landmark: "",
    parking: "",
    byBus: "",
    byCar: "",
    grievanceOfficer: "",
  },
  figures: { beds: 40, icuBeds: 6 },
  hours: { reception: "", visiting: "", emergencyHours: "" },
  insurers: {
    publicInsurers: [
      { id: "new-india", name: "The New India Assurance", note: "" },
      { id: "national", name: "National Insurance", note: "" },
      { id: "oriental", name: "The Oriental Insurance", note: "" },
      { id: "united-india", name: "United India Insurance", note: "" },
    ],
    privateInsurers: [
      { id: "star", name: "Star Health", note: "" },
      { id: "hdfc-ergo", name: "HDFC ERGO", note: "" },
      { id: "icici-lombard", name: "ICICI Lombard", note: "" },
      { id: "care", name: "Care Health", note: "" },
    ],
    administrators: [
      { id: "medi-assist", name: "Medi Assist", note: "" },
      { id: "paramount", name: "Paramount Health Services", note: "" },
      { id: "mdindia", name: "MDIndia", note: "" },
      { id: "vidal", name: "Vidal Health", note: "" },
    ],
    schemes: [
      { id: "pm-jay", name: "Ayushman Bharat PM-JAY", note: "" },
      { id: "cghs", name: "CGHS", note: "" },
      { id: "echs", name: "ECHS", note: "" },
      { id: "state-employees", name: "Haryana Government employees", note: "" },
    ],
    documents: [],
    steps:
      "For a planned stay bring your policy card and an identity card to reception two days before; in an emergency within a day of admission. Reception sends the request and tells you what the insurer does not pay.",
    whomToAsk: "",
  },
  // Pages claim nothing that nobody has said; the demo says something of each kind (sample-services.ts).
  services: { capabilities: {}, registrations: { pcpndt: "", mtp: "", art: "" } },
  texts: {
    heroTitle: "Good care, close to home",
    heroText: "In {street}, {city}. Doctors who know you, rooms where you can rest.",
    visionLead:
      "People in and around {city} should find good treatment near their families, and understand what is done for them and why.",
    visionText:
      "That takes people who explain in plain words, and who go on learning. Our doctors and nurses train together.",
    training: [
      {
        title: "Skills training",
        text: "What must work in an emergency is practised by doctors and nurses together, before it is needed.",
      },
      {
        title: "Teaching rounds",
        text: "Cases are talked over across departments, so that what one has learnt helps all.",
      },
    ],
    rooms: [
      { title: "{beds} beds", text: "A small hospital, where faces soon become familiar." },
      {
        title: "{icuBeds} ICU beds",
        text: "For patients who need to be watched closely and supported.",
      },
      { title: "Operation theatre", text: "Where our surgeons and their teams operate." },
      { title: "NICU room", text: "For newborns who come early or need help after birth." },
      {
        title: "Private rooms",
        text: "A room of one's own, with a place for someone of the family.",
      },
      {
        title: "Super deluxe rooms",
        text: "More space, and a corner where relatives can sit together.",
      },
    ],
    reviews:
      "A word of thanks does a ward good, and a complaint helps us to do better. Call, write, or speak to us at reception.",
    aboutTitle: "A small hospital that takes its time for you",
    aboutLead:
      "We are a private hospital of {beds} beds in {street}, {city}. Here the person at reception knows which doctor you came to see.",
    about: `## Our mission

To give every patient careful treatment, a clear explanation and an honest bill. Before any operation we tell you what it can do, what it cannot, and what happens if you wait.

## Our vision

A city in which good care is close to home: near your family, in a language you speak, without a long journey. What we cannot do well here, we arrange elsewhere.

## Our specialities

Seven departments work under one roof, and their doctors see each other every day. A patient with diabetes who needs an operation is seen by the physician and the surgeon together. Neurologists and children’s doctors hold their clinics here as well.

## Facilities

- **Operation theatre:** For open and keyhole surgery, with a recovery area where a nurse stays beside you until you are fully awake.
- **Intensive care:** {icuBeds} beds for patients who need close watching. Families get news at fixed times, and whenever something changes.
- **NICU room:** For newborns who need close watching. Mothers may sit in.
- **Laboratory and pharmacy:** In the building, so that most reports and medicines reach the bedside quickly.
- **Ambulance bay:** At the main door. In an emergency call [112](tel:112), for an ambulance [108](tel:108).

## Rooms

- **Ward:** Shared, with curtains around each bed and a chair for one relative.
- **Private room:** One bed, your own bathroom, and a couch on which a relative can sleep.
- **Super deluxe room:** A larger room with a sitting corner, for a long stay or many visitors.

The care is the same in each; only the room and its charge differ. Ask reception before you decide.

## Our team

Consultants, resident doctors, nurses, technicians, pharmacists and the people who cook and clean: each of them is part of how you get well. Meet [the people who lead the hospital](/management), or find [a doctor and the OPD times](/doctors).

## In the community

We go out as well. Health camps in the villages around us check blood pressure, sugar and eyes without charge. In schools we teach first aid and hand washing.
`,
    aboutSections: [],
    managementLead:
      "These people lead the hospital. To speak to one of them, call us or ask at reception.",
    careersLead:
      "We are a small hospital: {beds} beds, one team. Whoever works here knows the patients by name.",
    careersText:
      "We look for doctors, nurses, technicians, pharmacists, and for people at the desk, in the kitchen and in housekeeping. Tell us who you are, and we will call you.",
  },
  accreditations: {
    items: [
      {
        id: "national",
        name: "{line}",
        text: "Measured against the national standards for hospitals",
        ...unproven,
      },
      {
        id: "safety",
        name: "Quality and patient safety",
        text: "Right patient, right side, right medicine",
        ...unproven,
      },
      {
        id: "infection",
        name: "Infection control",
        text: "Clean hands and clean instruments",
        ...unproven,
      },
      {
        id: "nursing",
        name: "Nursing by day and by night",
        text: "Someone who comes when you ring",
        ...unproven,
      },
    ],
  },
  facilities: {
    items: [
      {
        id: "theatre",
        heading: "OT",
        name: "Operation theatre",
        description:
          "Where operations are done, with anaesthesia and monitoring from beginning to end.",
      },
      {
        id: "newborns",
        heading: "NICU",
        name: "Care for newborns",
        description:
          "Warmth, quiet and close watching for babies who come early or need help in their first days.",
      },
      {
        id: "intensive",
        heading: "ICU",
        name: "Intensive care",
        description:
          "For patients who are so ill that they need watching and support at every hour.",
      },
      {
        id: "laboratory",
        heading: "LAB",
        name: "Laboratory",
        description:
          "Blood and urine tests in the hospital, so that your doctor has the results soon.",
      },
    ],
  },
  leaders: {
    items: [
      {
        id: "chairman",
        name: "Dr Vijay Kapoor (sample)",
        position: "Chairman",
        description:
          "A physician of thirty years, Dr Kapoor still holds his clinic two mornings a week. He is responsible for the hospital as a whole: that bills are clear, that complaints get a reply within three days, and that nobody is turned away in an emergency.",
      },
      {
        id: "medical-director",
        name: "Dr Nandini Bhatt (sample)",
        position: "Medical Director",
        description:
          "Dr Bhatt, an obstetrician, leads the doctors of all departments. She meets them every Monday to go through the week’s difficult cases, and she reads each letter in which a patient thanks us or tells us what went wrong.",
      },
      {
        id: "surgery",
        name: "Dr Jaspal Brar (sample)",
        position: "Director, Surgery and Critical Care",
        description:
          "Dr Brar is responsible for the operation theatre and the six ICU beds. He introduced the checklist that is read aloud before each operation, and the hour in the evening when families can ask the ICU doctor anything.",
      },
      {
        id: "quality",
        name: "Dr Leela Thomas (sample)",
        position: "Head of Quality and Nursing Education",
        description:
          "Dr Thomas looks after accreditation, infection control and the training of nurses. Her teams practise emergencies until everybody knows their part, and they count what matters: falls, infections, and how long patients wait.",
      },
    ],
  },
  gallery: {
    items: [
      { id: "entrance", title: "The entrance" },
      { id: "reception", title: "Reception" },
      { id: "ambulance-bay", title: "Ambulance bay" },
      { id: "corridor", title: "Corridor" },
      { id: "pharmacy", title: "Pharmacy" },
      { id: "laboratory", title: "Laboratory" },
      { id: "theatre", title: "Operation theatre" },
      { id: "icu", title: "Intensive care unit" },
      { id: "nicu", title: "Newborn intensive care" },
      { id: "ward", title: "Ward" },
      { id: "private-room", title: "Private room" },
      { id: "super-deluxe-room", title: "Super deluxe room" },
    ],
  },
  checklist: {
    isDismissed: false,
    keepsIllustrations: false,
    hasSavedDepartments: false,
    isBeingSetUp: false,
  },
  menu: { departments: [], specialities: [] },
  desk: { register: "on", followUpDays: 7, followUpVisits: 1, paper: "a5", monthsKept: 36 },
  visits: { counting: "on" },
  charges: { from: "", items: [] },
  receipts: {
    receiptPrefix: "R",
    refundPrefix: "V",
    receiptLines: "",
    stampFrame: "yes",
    exemptLine: "yes",
    paper: "a5",
    upiAddress: "",
    upiName: "",
    merchantCode: "",
    oneDrawer: "yes",
    yearsKept: 8,
    charges: [],
  },
};
