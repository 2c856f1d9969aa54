import { href } from "react-router";
import { isCalled } from "#app/doctors/specialities.ts";
import { awayQuery, doctorsQuery } from "#app/doctors/staff-inputs.ts";
import { readPhone } from "#app/forms/typed-numbers.ts";
import { readListQuery, readQuery, withQuery } from "#app/requests/http.ts";
import { placeAfterDeletion, placeInList } from "#app/requests/list-place.ts";
import { pathWith } from "#app/requests/path-with.ts";
import {
  type DoctorSelection,
  doctorOrders,
  listDoctorIds,
  listSpecializations,
} from "#db/doctors/doctor-list.ts";

import { isFromRegister } from "./from-register.ts";

const list = href("/dashboard/AddDoctor");

/** What the staff's list of doctors shows, from its address; what it does not know counts as not there. */
export function readSelection(url: URL, changed?: string) {
  const asked = readQuery(url, doctorsQuery);
  const { q, page } = readListQuery(url, doctorsQuery);
  const specialization = asked.specialization ?? "";
  const availability = oneOf(["available", "unavailable"], asked.availability);
  const website = oneOf(["shown", "hidden"], asked.website);
  const sort = asked.sort ?? "";
  const by = oneOf(doctorOrders, sort.replace(/^-/, ""));
  const specializations = listSpecializations();
  const selection: DoctorSelection = {
    text: readPhone(q),
    meant: specializations.filter((name) => isCalled(name, q)),
    specialization: specialization || undefined,
    availability,
    is_active: website && website === "shown",
    order: by && { by, descending: sort.startsWith("-") },
    changed,
  };
  const typed = { q, specialization, availability, website, sort: by && sort };
  return { typed, page, selection, specializations };
}

export type TypedSelection = ReturnType<typeof readSelection>["typed"];

/** The address of the list that brought the person here, with this doctor in view. */
export function placeOfDoctor(url: URL, id: string): string {
  const { selection } = readSelection(url, id);
  return placeInList(withQuery(list, url, doctorsQuery), listDoctorIds(selection), id);
}

/** The same without this doctor; to be called before the deletion. */
export function placeWithoutDoctor(url: URL, id: string): string {
  const { selection } = readSelection(url, id);
  return placeAfterDeletion(withQuery(list, url, doctorsQuery), listDoctorIds(selection), id);
}

/** The register, the overview or the doctor's hours, if they brought the person here, else the list. */
export function placeAfterAbsence(url: URL, id: string): string {
  if (isFromRegister(url)) return pathWith(href("/dashboard/Register"), { sitting: id });
  const { back } = readQuery(url, awayQuery);
  if (back === "overview") return href("/dashboard");
  return back === "opd" ? href("/dashboard/AddDoctor/:id/OPD", { id }) : placeOfDoctor(url, id);
}

function oneOf<Value extends string>(
  known: readonly Value[],
  sent: string | undefined,
): Value | undefined {
  return known.find((value) => value === sent);
}
