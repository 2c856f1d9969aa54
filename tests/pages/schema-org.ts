/** By type, what search engines ask for. */
const required: Record<string, readonly string[]> = {
  Physician: [
    "name",
    "url",
    "medicalSpecialty",
    "knowsLanguage",
    "priceRange",
    "telephone",
    "address",
    "hasMap",
    "parentOrganization",
  ],
  Hospital: ["name", "url"],
  EmergencyService: ["name", "url", "telephone"],
  MedicalClinic: ["name", "url"],
  MedicalWebPage: ["url", "name", "description", "inLanguage", "about", "publisher"],
  ContactPoint: ["contactType", "telephone"],
  PostalAddress: [
    "streetAddress",
    "addressLocality",
    "addressRegion",
    "postalCode",
    "addressCountry",
  ],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

/** The properties of a thing, and of what is in it, that search engines ask for and that it has not. */
export function lacks(thing: unknown): string[] {
  if (typeof thing !== "object" || thing === null) return [];
  const { "@type": type = "" } = thing as { "@type"?: string };
  const own = (required[type] ?? []).filter((name) => !(name in thing));
  return [...own.map((name) => `${type}: ${name}`), ...Object.values(thing).flatMap(lacks)];
}

export function structuredDataIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = ""]) => {
    const data = JSON.parse(json);
    return data["@graph"] ?? [data];
  });
}
