import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { isSameSpeciality, matcherOf } from "#app/hospital/own-departments.server.ts";
import type { Locale } from "#app/language/locale.ts";
import type { Doctor } from "#db/doctors/doctors.ts";
import { countSpecialities, listOfSpecialities } from "#db/doctors/visible-doctors.ts";
import { readSetting } from "#db/settings/settings.ts";
import { rowsIn } from "#db/texts/words.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { departments } from "./departments.ts";
import { type ArticlePath, groupOf } from "./groups.ts";
import { findOwnArticle } from "./own-pages.server.ts";
import type { Article } from "./schema.ts";
import { type SpecialityName, specialities } from "./specialities.ts";

/** On a page. */
export const maxDoctors = 3;

const byDepartment: Partial<Record<ArticlePath, SpecialityName[]>> = {
  "/ObstetricGynaecology": ["womens-health"],
  "/Oncology": ["oncology"],
  "/GeneralSurgery": ["general-surgery"],
  "/GeneralMedicine": ["general-medicine"],
  "/Urology": ["urology"],
  "/Orthopaedic": ["orthopaedics"],
  "/OncoSurgery": ["cancer-surgery"],
};

const byGroup = lookupTable<SpecialityName[]>({
  "general-medicine": ["general-medicine"],
  oncology: ["oncology", "cancer-surgery"],
  "obstetrics-and-gynaecology": ["womens-health"],
  obstetrics: ["womens-health"],
  gynaecology: ["womens-health"],
  "general-surgery": ["general-surgery"],
  neurology: ["neurology"],
  urology: ["urology"],
  paediatrics: ["paediatrics"],
});

export function listSpecialists(
  article: Pick<Article, "path" | "specialities" | "own">,
  locale: Locale = "en",
  limit = maxDoctors,
): DoctorCard[] {
  const known = listOwnSpecialities();
  const queues = matchersOf(article).map((matches) => listFirst(known.filter(matches), limit));
  const byId = new Map(inTurn(queues).map((doctor) => [doctor.id, doctor]));
  const shown = rowsIn("doctor", [...byId.values()].slice(0, limit), locale);
  return shown.map((doctor) => toCardView(doctor, undefined, locale));
}

type Matcher = (specialization: string) => boolean;

function matchersOf({
  path,
  specialities: named,
  own,
}: Parameters<typeof listSpecialists>[0]): Matcher[] {
  const assigned = assignedTo(path);
  if (own) {
    const typed = own.specialities.map(matcherOf);
    // A page without words of its own shows the doctors of its department.
    const home = typed.length === 0 ? findOwnArticle(own.place)?.article : undefined;
    return home && isDepartment(home) ? matchersOf(home) : [...typed, assigned];
  }
  const known = (named ?? departmentOf(path)).map((name): Matcher => {
    return (specialization) => specialities[name].test(specialization);
  });
  return [...known, assigned];
}

function assignedTo(path: ArticlePath): Matcher {
  const [home] = departments.find(({ paths }) => paths.includes(path))?.paths ?? [path];
  const own = readSetting("menu").value.specialities.filter(({ page }) => page === home);
  return (specialization) => own.some(({ name }) => isSameSpeciality(name, specialization));
}

export function isDepartment({ path, own }: Pick<Article, "path" | "own">): boolean {
  return own ? own.kind === "department" : path in byDepartment;
}

export function listOwnDepartments<Path extends ArticlePath>(paths: readonly Path[]): Path[] {
  const known = listOwnSpecialities();
  return paths.filter((path) => known.some(specialistsOf({ path })));
}

export function specialistsOf(article: Pick<Article, "path" | "own">): Matcher {
  const matchers = matchersOf(article);
  return (specialization) => matchers.some((matches) => matches(specialization));
}

export function countSpecialists(
  articles: readonly Pick<Article, "path" | "own">[],
): Map<ArticlePath, number> {
  const known = countSpecialities();
  return new Map(
    articles.map((article) => {
      const isOwn = specialistsOf(article);
      const own = known.filter(({ specialization }) => isOwn(specialization));
      return [article.path, own.reduce((sum, { count }) => sum + count, 0)];
    }),
  );
}

export function listOwnSpecialities(): string[] {
  return countSpecialities().map(({ specialization }) => specialization);
}

function departmentOf(path: ArticlePath): SpecialityName[] {
  return byDepartment[path] ?? byGroup[groupOf(path).id] ?? [];
}

function listFirst(specializations: string[], max: number): Doctor[] {
  if (specializations.length === 0) return [];
  const first: Doctor[] = [];
  for (const availability of ["available", "unavailable"] as const) {
    const limit = max - first.length;
    if (limit > 0) first.push(...listOfSpecialities(specializations, { limit, availability }));
  }
  return first;
}

function inTurn<Item>(queues: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    queues.flatMap((queue) => queue.slice(at, at + 1)),
  ).flat();
}
