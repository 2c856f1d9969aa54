import type { PageLink } from "#app/pages/pages.ts";

/** `overview` is not repeated in `pages`; `parent` is the overview of the group around this one. */
export interface ArticleGroup {
  id: string;
  title: string;
  overview?: PageLink;
  parent?: PageLink;
  pages: readonly PageLink[];
}

/** The departments: Speciality menu, footer, and sidebar of their pages (specification, section 2). */
export const speciality: ArticleGroup = {
  id: "speciality",
  title: "Specialities",
  pages: [
    { path: "/ObstetricGynaecology", title: "Obstetrics and Gynaecology" },
    { path: "/Oncology", title: "Oncology" },
    { path: "/GeneralSurgery", title: "General Surgery" },
    { path: "/GeneralMedicine", title: "General Medicine" },
    { path: "/Urology", title: "Urology" },
    { path: "/Orthopaedic", title: "Orthopaedics" },
    { path: "/OncoSurgery", title: "Onco Surgery" },
  ],
};

export const generalMedicine: ArticleGroup = {
  id: "general-medicine",
  title: "General Medicine",
  overview: { path: "/GeneralMedicineT", title: "General Medicine" },
  pages: [
    { path: "/MedicationForChronic", title: "Medication for Chronic Conditions" },
    { path: "/IVfluids", title: "IV Fluids" },
    { path: "/BloodTransfusion", title: "Blood Transfusion" },
    { path: "/AntibioticTherapy", title: "Antibiotic Therapy" },
    { path: "/NonInvasiveDiagnostic", title: "Non-Invasive Diagnostic Tests" },
    { path: "/ManagementInfections", title: "Management of Infections" },
    { path: "/LifestyleCounselling", title: "Lifestyle Counselling" },
    { path: "/Vaccinations", title: "Vaccinations" },
    { path: "/PoisoningAndDrug", title: "Poisoning and Drug Overdose" },
  ],
};

export const oncology: ArticleGroup = {
  id: "oncology",
  title: "Oncology",
  overview: { path: "/OncologyT", title: "Oncology" },
  pages: [
    { path: "/Chemotherapy", title: "Chemotherapy" },
    { path: "/RadiationTherapy", title: "Radiation Therapy" },
    { path: "/SurgicalOncology", title: "Surgical Oncology" },
    { path: "/TargetedTherapy", title: "Targeted Therapy" },
    { path: "/Immunotherapy", title: "Immunotherapy" },
    { path: "/BoneMarrow", title: "Bone Marrow Transplant" },
    { path: "/PalliativeCare", title: "Palliative Care" },
    { path: "/HormoneTherapy", title: "Hormone Therapy" },
    { path: "/OncologicalImagingBiopsy", title: "Imaging and Biopsy" },
  ],
};

export const obstetricsAndGynaecology: ArticleGroup = {
  id: "obstetrics-and-gynaecology",
  title: "Obstetrics and Gynaecology",
  overview: { path: "/ObstetricsAndGynaecologyT", title: "Obstetrics and Gynaecology" },
  pages: [],
};

export const obstetrics: ArticleGroup = {
  id: "obstetrics",
  title: "Obstetrics",
  overview: { path: "/Obstetrics", title: "Obstetrics" },
  parent: obstetricsAndGynaecology.overview,
  pages: [
    { path: "/AntenatalAndPostnatal", title: "Antenatal and Postnatal Care" },
    { path: "/NormalVaginalDelivery", title: "Normal Vaginal Delivery" },
    { path: "/CaesareanSection", title: "Caesarean Section" },
    { path: "/ManagementHighRiskPregnancy", title: "High-Risk Pregnancy" },
    { path: "/Ultrasound", title: "Ultrasound" },
    { path: "/EpiduralAnaesthesia", title: "Epidural Anaesthesia" },
  ],
};

export const gynaecology: ArticleGroup = {
  id: "gynaecology",
  title: "Gynaecology",
  overview: { path: "/Gynaecology", title: "Gynaecology" },
  parent: obstetricsAndGynaecology.overview,
  pages: [
    { path: "/HormonalTherapy", title: "Hormonal Therapy" },
    { path: "/PapSmears", title: "Pap Smears" },
    { path: "/Hysterectomy", title: "Hysterectomy" },
    { path: "/DilationAndCurettage", title: "Dilation and Curettage" },
    { path: "/TreatmentForSTI", title: "Treatment for STIs" },
    { path: "/InfertilityTreatment", title: "IVF and IUI" },
    { path: "/LaparoscopyAndHysteroscopy", title: "Laparoscopy and Hysteroscopy" },
  ],
};

export const generalSurgery: ArticleGroup = {
  id: "general-surgery",
  title: "General Surgery",
  overview: { path: "/GeneralSurgeryT", title: "General Surgery" },
  pages: [
    { path: "/Appendectomy", title: "Appendectomy" },
    { path: "/HerniaRepair", title: "Hernia Repair" },
    { path: "/GallbladderSurgery", title: "Gallbladder Surgery" },
    { path: "/ThyroidSurgery", title: "Thyroid Surgery" },
    { path: "/BreastSurgery", title: "Breast Surgery" },
    { path: "/Haemorrhoidectomy", title: "Haemorrhoidectomy" },
    { path: "/ColonAndRectalSurgery", title: "Colon and Rectal Surgery" },
    { path: "/TraumaSurgery", title: "Trauma Surgery" },
    { path: "/WoundCareDrainage", title: "Wound Care and Drainage" },
  ],
};

export const neurology: ArticleGroup = {
  id: "neurology",
  title: "Neurology",
  overview: { path: "/NeurologyT", title: "Neurology" },
  pages: [
    { path: "/StrokeManagement", title: "Stroke Management" },
    { path: "/AntiEpilepticDrugs", title: "Anti-Epileptic Drugs" },
    { path: "/MultipleSclerosis", title: "Multiple Sclerosis" },
    { path: "/MigraineChronicHeadache", title: "Migraine and Chronic Headache" },
    { path: "/ParkinsonDisease", title: "Parkinson's Disease" },
    { path: "/NeuropathyAndMyopathy", title: "Neuropathy and Myopathy" },
    { path: "/Neuroimaging", title: "Neuroimaging" },
    { path: "/LumbarPuncture", title: "Lumbar Puncture" },
    { path: "/BotoxTherapy", title: "Botox Therapy" },
  ],
};

export const urology: ArticleGroup = {
  id: "urology",
  title: "Urology",
  overview: { path: "/UrologyT", title: "Urology" },
  pages: [
    { path: "/KidneyStoneTreatment", title: "Kidney Stone Treatment" },
    { path: "/ProstateSurgery", title: "Prostate Surgery" },
    { path: "/UrinaryTractInfection", title: "Urinary Tract Infection" },
    { path: "/BladderCancer", title: "Bladder Cancer" },
    { path: "/MaleInfertility", title: "Male Infertility" },
    { path: "/ErectileDysfunction", title: "Erectile Dysfunction" },
    { path: "/Cystoscopy", title: "Cystoscopy" },
    { path: "/Vasectomy", title: "Vasectomy" },
    { path: "/ReconstructiveUrological", title: "Reconstructive Urology" },
  ],
};

export const paediatrics: ArticleGroup = {
  id: "paediatrics",
  title: "Paediatrics",
  pages: [{ path: "/Pediatrics", title: "Paediatrics" }],
};

export const patientGuide = {
  path: "/PatientGuide",
  title: "Patient guide",
} as const satisfies PageLink;
