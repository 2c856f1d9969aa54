import type { Hospital as HospitalData, WithContext } from "schema-dts";
import { dialled } from "#app/hospital/dialled.ts";
import { type Hospital, postalAddressOf } from "#app/hospital/hospital.ts";
import { titleOf } from "#app/library/groups.ts";
import { emergencyPage, opdPage } from "#app/pages/pages.ts";
import { specialityCards } from "./specialities.tsx";

interface Known {
  /** The departments that it has, if it has not all. */
  shown?: string[] | undefined;
  opdHours?: string[];
  isEmergencyAlwaysOpen?: boolean;
}

/** What search engines read of the hospital. */
export function hospitalData(
  hospital: Hospital,
  origin: string,
  { shown, opdHours = [], isEmergencyAlwaysOpen }: Known,
): WithContext<HospitalData> {
  const telephone = dialled(hospital.phone);
  // One with hours in words, or that nobody spoke of, would be taken for open.
  const emergency = isEmergencyAlwaysOpen
    ? [
        {
          "@type": "EmergencyService" as const,
          name: emergencyPage.title,
          url: origin + emergencyPage.path,
          telephone: dialled(hospital.emergencyPhone ?? hospital.phone),
          openingHours: "Mo-Su",
        },
      ]
    : [];
  const departments = specialityCards
    .filter(({ href }) => shown?.includes(href) ?? true)
    .map(({ href }) => clinic(titleOf(href), origin + href));
  const opd =
    opdHours.length > 0
      ? [{ ...clinic("OPD", origin + opdPage.path), openingHours: opdHours }]
      : [];
  return {
    "@context": "https://schema.org",
    "@type": "Hospital",
    name: hospital.name,
    url: `${origin}/`,
    telephone,
    email: hospital.email,
    address: postalAddressOf(hospital),
    department: [...emergency, ...opd, ...departments],
  };
}

function clinic(name: string, url: string) {
  return { "@type": "MedicalClinic" as const, name, url };
}
