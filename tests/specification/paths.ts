/** The paths of the specification, section 2, in its order and with its titles where it gives any. */

export const specialities = [
  ["/ObstetricGynaecology", "Obstetrics and Gynecology"],
  ["/Oncology", "Oncology"],
  ["/GeneralSurgery", "General Surgery"],
  ["/GeneralMedicine", "General Medicine"],
  ["/Urology", "Urology"],
  ["/Orthopaedic", "Orthopaedics"],
  ["/OncoSurgery", "Onco Surgery"],
] as const;

export const media = ["/Pictures", "/Instagram"];

/** The groups of the Treatment menu: where their heading leads, and the pages under it. */
export const treatments: Record<string, readonly string[]> = {
  "/GeneralMedicineT": [
    "/MedicationForChronic",
    "/IVfluids",
    "/BloodTransfusion",
    "/AntibioticTherapy",
    "/NonInvasiveDiagnostic",
    "/ManagementInfections",
    "/LifestyleCounselling",
    "/Vaccinations",
    "/PoisoningAndDrug",
  ],
  "/OncologyT": [
    "/Chemotherapy",
    "/SurgicalOncology",
    "/TargetedTherapy",
    "/Immunotherapy",
    "/PalliativeCare",
    "/HormoneTherapy",
    "/OncologicalImagingBiopsy",
  ],
  "/Obstetrics": [
    "/AntenatalAndPostnatal",
    "/NormalVaginalDelivery",
    "/CaesareanSection",
    "/ManagementHighRiskPregnancy",
    "/Ultrasound",
    "/EpiduralAnaesthesia",
  ],
  "/Gynaecology": [
    "/HormonalTherapy",
    "/PapSmears",
    "/Hysterectomy",
    "/DilationAndCurettage",
    "/TreatmentForSTI",
    "/InfertilityTreatment",
    "/LaparoscopyAndHysteroscopy",
  ],
  "/GeneralSurgeryT": [
    "/Appendectomy",
    "/HerniaRepair",
    "/GallbladderSurgery",
    "/ThyroidSurgery",
    "/BreastSurgery",
    "/Haemorrhoidectomy",
    "/ColonAndRectalSurgery",
    "/TraumaSurgery",
    "/WoundCareDrainage",
  ],
  "/NeurologyT": [
    "/StrokeManagement",
    "/AntiEpilepticDrugs",
    "/MultipleSclerosis",
    "/MigraineChronicHeadache",
    "/ParkinsonDisease",
    "/NeuropathyAndMyopathy",
    "/Neuroimaging",
    "/LumbarPuncture",
    "/BotoxTherapy",
  ],
  "/UrologyT": [
    "/KidneyStoneTreatment",
    "/ProstateSurgery",
    "/UrinaryTractInfection",
    "/BladderCancer",
    "/MaleInfertility",
    "/ErectileDysfunction",
    "/Cystoscopy",
    "/Vasectomy",
    "/ReconstructiveUrological",
  ],
};

const { "/OncologyT": oncologyMenu = [] } = treatments;

/** The sidebars, each with the page on which it is looked at. */
export const sidebars: Record<string, readonly string[]> = {
  Speciality: specialities.map(([path]) => path),
  "General Medicine": treatments["/GeneralMedicineT"] ?? [],
  Oncology: [
    oncologyMenu[0] ?? "",
    "/RadiationTherapy",
    ...oncologyMenu.slice(1, 4),
    "/BoneMarrow",
    ...oncologyMenu.slice(4),
  ],
  Obstetrics: treatments["/Obstetrics"] ?? [],
  Gynaecology: treatments["/Gynaecology"] ?? [],
  "General Surgery": treatments["/GeneralSurgeryT"] ?? [],
  Neurology: treatments["/NeurologyT"] ?? [],
  Urology: treatments["/UrologyT"] ?? [],
};

export const overviews = [
  "/GeneralMedicineT",
  "/OncologyT",
  "/ObstetricsAndGynaecologyT",
  "/GeneralSurgeryT",
  "/NeurologyT",
  "/UrologyT",
];

export const articlePaths = [
  ...new Set([
    ...Object.values(sidebars).flat(),
    ...overviews,
    "/Obstetrics",
    "/Gynaecology",
    "/Pediatrics",
  ]),
];
