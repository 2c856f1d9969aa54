import { href } from "react-router";
import { findDepartmentOf } from "#app/library/departments.server.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import type { Doctor } from "#db/doctors/doctors.ts";

/** What was done to a doctor, as "was added", and whether visitors see it. */
export function messageAbout({ id, name, is_active }: Doctor, what: string): Flash {
  if (!is_active) {
    return { sentence: `${name} ${what}. Visitors do not see this doctor.`, changed: id };
  }
  return { sentence: `${name} ${what}.`, changed: id, page: href("/doctor/:id", { id }) };
}

const maxNamed = 9;

/** The same of a doctor whose fields were saved, with what follows where no department has the speciality. */
export function messageAboutSaved(doctor: Doctor, what: string): Flash {
  const message = messageAbout(doctor, what);
  const { title, others } = findDepartmentOf(doctor.specialization);
  if (title !== undefined || others.length === 0 || !doctor.is_active) return message;
  const sentence = `${message.sentence} No department has “${doctor.specialization}”, so visitors find this doctor only in the list of doctors. Departments are: ${others.slice(0, maxNamed).join(", ")}.`;
  const path = href("/dashboard/AddDoctor/:id/department", { id: doctor.id });
  return { ...message, sentence, next: { path, title: "Choose a department" } };
}
