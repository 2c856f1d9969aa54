import { href } from "react-router";
import { wordEmergencyHoursShort } from "#app/care/emergency-hours.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { addressOf } from "#app/hospital/hospital.ts";
import { countOwnPictures } from "#app/hospital/own-pictures.server.ts";
import { allPayers } from "#app/hospital/payers.ts";
import { readDepartments } from "#app/library/departments.server.ts";
import { pathOf } from "#app/settings/paths.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import { countDoctors, listDoctors } from "#db/doctors/doctors.ts";
import type { Setting } from "#db/setting-groups.ts";
import { listSavedSettings, readSetting } from "#db/settings/settings.ts";
import { listNoticesFrom } from "#db/texts/notices.ts";
import { listClosuresFrom } from "#db/timetable/closures.ts";
import { hasSittings } from "#db/timetable/sittings.ts";

/** What visitors will read of one thing. */
export interface Fact {
  label: string;
  text: string;
  path: string;
  /** The website cannot open without it: visitors would read a sample. */
  isMissing?: true;
}

export function readOpening() {
  // Before the hospital has its own name, all the rest would be the sample.
  const others = readSetting("identity").isUnsaid ? [] : otherFacts();
  const facts = [...requiredFacts(), ...others];
  return { isOpen: !isBeingSetUp(), mayOpen: !facts.some(({ isMissing }) => isMissing), facts };
}

function requiredFacts(): Fact[] {
  const saved = new Set<string>(listSavedSettings());
  const hospital = readHospital();
  const numbers = readSetting("contact").value.phones.map(({ number }) => number);
  const departments = readDepartments().departments.filter(
    ({ shown, isGeneral }) => shown > 0 && !isGeneral,
  );
  const required = [
    {
      label: "Name",
      text: [hospital.name, hospital.line].filter(Boolean).join(". "),
      path: pathOf("identity"),
      isSaid: saved.has("identity"),
    },
    {
      label: "Departments",
      text: departments.map(({ title }) => title).join(", ") || noDepartments,
      path: href(departments.length > 0 ? "/dashboard/Articles/Departments" : "/dashboard/Pages"),
      isSaid: readSetting("checklist").value.hasSavedDepartments,
    },
    {
      label: "Telephone, email and address",
      text: [...numbers, hospital.email, addressOf(hospital)].join(", "),
      path: pathOf("contact"),
      isSaid: saved.has("contact"),
    },
  ];
  return required.map(({ isSaid, ...fact }) =>
    isSaid ? fact : { ...fact, text: "Not filled in yet", isMissing: true },
  );
}

function wordBeds({ beds, icuBeds }: { beds: number; icuBeds?: number | undefined }): string {
  if (beds === 0) return nothing;
  return icuBeds === undefined ? String(beds) : `${beds}, of them ICU: ${icuBeds}`;
}

function otherFacts(): Fact[] {
  const hours = readSetting("hours").value;
  const hospital = readHospital();
  const { visible } = countDoctors();
  const capabilities = Object.values(readSetting("services").value.capabilities);
  const insurers = readSetting("insurers").value;
  return [
    {
      label: "Hours",
      text: [hours.reception, hours.visiting].filter(Boolean).join(", ") || nothing,
      path: pathOf("hours"),
    },
    {
      label: "Emergency department",
      text: wordEmergencyHoursShort(hours, "en") ?? "Not stated: nothing is said of one",
      path: pathOf("hours"),
    },
    {
      label: "Services",
      text:
        capabilities.length > 0 ? `${capabilities.length} stated` : "Visitors are asked to call",
      path: pathOf("services"),
    },
    { label: "Insurers and schemes", text: wordInsurers(insurers), path: pathOf("insurers") },
    { label: "Beds", text: wordBeds(hospital), path: pathOf("figures") },
    { label: "Doctors", text: wordCount(visible), path: href("/dashboard/AddDoctor") },
    ...(visible > 0 ? [opdDays()] : []),
    {
      label: "About the hospital",
      text: readSetting("texts").isUnsaid ? nothing : "Your own words",
      path: pathOf("texts"),
    },
    {
      label: "Holidays",
      text: wordCount(listClosuresFrom(readClock().day).length),
      path: href("/dashboard/Closures"),
    },
    {
      label: "Notices",
      text: wordCount(listNoticesFrom(readClock().day).length),
      path: href("/dashboard/Notices"),
    },
    {
      label: "Pictures",
      text: wordPictures(countOwnPictures()),
      path: href("/dashboard/Pictures"),
    },
  ];
}

function wordPictures({ own, all }: { own: number; all: number }): string {
  if (own === 0) return "Illustrations, and the footer says so";
  return own === all ? "Your own" : `${own} of ${all} your own`;
}

function wordInsurers(insurers: Setting<"insurers">): string {
  if (insurers.takesInsurance === false) return "None: patients pay themselves";
  const count = allPayers(insurers).length;
  return count > 0 ? `${count} on the list` : "Visitors are asked to call";
}

/** Of the only doctor at once; of several each has its own link in their list. */
function opdDays(): Fact {
  const [doctor, another] = listDoctors({ visible: true }, { limit: 2 });
  const isOnly = doctor && !another;
  return {
    label: "OPD days",
    text: hasSittings()
      ? "In the timetable"
      : "No days yet: visitors read the hours of the doctors alone, and there is no OPD page",
    path: isOnly
      ? href("/dashboard/AddDoctor/:id/OPD", { id: doctor.id })
      : href("/dashboard/AddDoctor"),
  };
}

function wordCount(count: number): string {
  return count > 0 ? String(count) : nothing;
}

const nothing = "Nothing";
const noDepartments = "None yet: add your own, each with its pages";
