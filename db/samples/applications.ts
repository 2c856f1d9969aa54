import type { StaffFields } from "#db/applications/application-states.ts";
import type { ApplicationFields } from "#db/applications/applications.ts";

export const sampleApplications: readonly (ApplicationFields & Partial<StaffFields>)[] = [
  {
    name: "Rohit Bansal (sample)",
    position: "Pharmacist",
    email: "rohit.bansal@example.org",
    phone: "9800000101",
    resume_link: "https://example.org/resumes/rohit-bansal",
  },
  {
    name: "Harleen Gill (sample)",
    position: "Staff Nurse, ICU",
    email: "harleen.gill@example.org",
    phone: "9800000102",
    resume_link: "https://example.org/resumes/harleen-gill",
    state: "interview",
    notes: "Called on Monday: four years in an ICU.\n\nComes on Friday at 11, with her licence.",
  },
  {
    name: "सुनीता रावत (sample)",
    position: "Laboratory Technician",
    email: "sunita.rawat@example.org",
    phone: "9800000103",
    resume_link: "https://example.org/resumes/sunita-rawat",
  },
  {
    name: "Dr Imran Sheikh (sample)",
    position: "Resident Doctor, General Medicine",
    email: "imran.sheikh@example.org",
    phone: "9800000104",
    resume_link: "https://example.org/resumes/imran-sheikh",
  },
  {
    name: "Kavita Thakur (sample)",
    position: "Front Desk",
    email: "kavita.thakur@example.org",
    phone: "9800000105",
    resume_link: "https://example.org/resumes/kavita-thakur",
    state: "contacted",
  },
  {
    name: "Manpreet Sandhu (sample)",
    position: "Physiotherapist",
    email: "manpreet.sandhu@example.org",
    phone: "9800000106",
    resume_link: "https://example.org/resumes/manpreet-sandhu",
  },
];

export const sampleUncheckedApplications: readonly ApplicationFields[] = [
  {
    name: "Cheap Loans 24x7 (sample)",
    position: "Loan today call now",
    email: "loans1@example.org",
    phone: "9800000201",
    resume_link: "https://example.org/loans",
  },
  {
    name: "Cheap Loans 24x7 (sample)",
    position: "Loan approved in 5 minutes",
    email: "loans2@example.org",
    phone: "9800000202",
    resume_link: "https://example.org/loans",
  },
  {
    name: "Gurpreet Kaur (sample)",
    position: "Radiographer",
    email: "gurpreet.kaur@example.org",
    phone: "9800000203",
    resume_link: "https://example.org/resumes/gurpreet-kaur",
  },
];
