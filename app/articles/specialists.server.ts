import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import { type ArticlePath, groupOf } from "./groups.ts";
import { findArticle } from "./library.server.ts";
import { type SpecialityName, specialities } from "./specialities.ts";

const maxDoctors = 3;

const byDepartment: Partial<Record<ArticlePath, SpecialityName[]>> = {
  "/ObstetricGynaecology": ["womens-health"],
  "/Oncology": ["oncology"],
  "/GeneralSurgery": ["general-surgery"],
  "/GeneralMedicine": ["general-medicine"],
  "/Urology": ["urology"],
  "/Orthopaedic": ["orthopaedics"],
  "/OncoSurgery": ["cancer-surgery"],
};

const byGroup: Record<string, SpecialityName[]> = {
  "general-medicine": ["general-medicine"],
  oncology: ["oncology", "cancer-surgery"],
  "obstetrics-and-gynaecology": ["womens-health"],
  obstetrics: ["womens-health"],
  gynaecology: ["womens-health"],
  "general-surgery": ["general-surgery"],
  neurology: ["neurology"],
  urology: ["urology"],
  paediatrics: ["paediatrics"],
};

/**
 * Up to three visible doctors: of the specialities that the article names, in turn, else of its
 * department. Available ones come first.
 */
export function listSpecialists(path: ArticlePath): DoctorCard[] {
  const names =
    findArticle(path)?.specialities ?? byDepartment[path] ?? byGroup[groupOf(path).id] ?? [];
  const doctors = listVisibleDoctors().sort((one, other) =>
    one.availability.localeCompare(other.availability),
  );
  const queues = names.map((name) =>
    doctors.filter(({ specialization }) => specialities[name].test(specialization)),
  );
  return [...new Set(inTurn(queues))].slice(0, maxDoctors).map((doctor) => toCardView(doctor));
}

function inTurn<Item>(queues: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    queues.flatMap((queue) => queue.slice(at, at + 1)),
  ).flat();
}
