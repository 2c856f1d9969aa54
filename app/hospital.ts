import { hospitalName } from "#runtime/hospital-name.ts";

/** Every fact about the hospital that pages and machine-readable data show. */
export const hospital = {
  name: hospitalName,
  accreditation: "NABH accredited",
  /** Of the certificate, as it is printed there; empty until known. */
  certificate: { number: "" as string, validUntil: "" as string },
  phone: { shown: "0172 000 0020", link: "tel:+911720000020" },
  /** With the country's code and digits alone, such as 919800000020; empty while there is none. */
  whatsapp: "" as string,
  email: "care@morni-hospital.example",
  /** Who looks after complaints about personal data, by name or office; empty until there is one. */
  grievanceOfficer: "" as string,
  street: "Sector 20",
  city: "Panchkula",
  state: "Haryana",
  postalCode: "134117",
  country: "IN",
  map: "https://www.openstreetmap.org/search?query=Sector%2020%2C%20Panchkula%2C%20Haryana%20134117",
  instagram: "https://www.instagram.com/",
  beds: 40,
  icuBeds: 6,
  emergency: "112",
  ambulance: "108",
} as const;

/** The address as machine-readable data names its parts. */
export const postalAddress = {
  streetAddress: hospital.street,
  addressLocality: hospital.city,
  addressRegion: hospital.state,
  postalCode: hospital.postalCode,
  addressCountry: hospital.country,
};

/** The address in one line. */
export const address = `${hospital.street}, ${hospital.city}, ${hospital.state} ${hospital.postalCode}`;
