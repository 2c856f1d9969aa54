import type { StaffFields } from "#db/applications/application-states.ts";
import type { ApplicationFields } from "#db/applications/applications.ts";

export const sampleApplications: readonly (ApplicationFields & Partial<StaffFields>)[] = [
  applicant("Rohit Bansal", "Pharmacist", "rohit-bansal", 101),
  {
    ...applicant("Harleen Gill", "Staff Nurse, ICU", "harleen-gill", 102),
    state: "interview",
    notes: "Called on Monday: four years in an ICU.\n\nComes on Friday at 11, with her licence.",
  },
  applicant("सुनीता रावत", "Laboratory Technician", "sunita-rawat", 103),
  applicant("Dr Imran Sheikh", "Resident Doctor, General Medicine", "imran-sheikh", 104),
  { ...applicant("Kavita Thakur", "Front Desk", "kavita-thakur", 105), state: "contacted" },
  applicant("Manpreet Sandhu", "Physiotherapist", "manpreet-sandhu", 106),
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
  applicant("Gurpreet Kaur", "Radiographer", "gurpreet-kaur", 203),
];

function applicant(name: string, position: string, slug: string, end: number): ApplicationFields {
  return {
    name: `${name} (sample)`,
    position,
    email: `${slug.replace("-", ".")}@example.org`,
    phone: `9800000${end}`,
    resume_link: `https://example.org/resumes/${slug}`,
  };
}
