import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { readOpdLines } from "#app/opd/lines.server.ts";
import { noteMissedSearch } from "#app/requests/missed-search.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import { specialityIn } from "#app/words/typed.ts";
import { type Doctor, findDoctors } from "#db/doctors/doctors.ts";
import { countSpecialities, listOfSpecialities } from "#db/doctors/visible-doctors.ts";
import { rowsIn } from "#db/texts/words.ts";
import type { Speciality } from "./chips.tsx";
import { searchDoctors } from "./find.server.ts";
import { hereFirst } from "./here-first.ts";
import { type DoctorCard, toCardView } from "./visitor-view.server.ts";

const perPage = 48;
const maxChips = 48;

interface Asked {
  /** What was typed into the search, or nothing. */
  q: string;
  /** The slug of a speciality, or nothing. */
  speciality: string;
  /** Only these, who sit now or later today; all if undefined. */
  here: ReadonlySet<string> | undefined;
  /** Counted from 1. */
  page: number;
}

export interface VisitorList {
  doctors: DoctorCard[];
  total: number;
  page: number;
  pages: number;
}

/**
 * A page of the doctors that visitors see: who is here first, or as a search orders them. A list of several
 * pages is by speciality and name.
 */
export function listForVisitors(
  { q, speciality, here, page }: Asked,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): VisitorList {
  const isChosen = (name: string) => !speciality || specialitySlug(name) === speciality;
  const all = q ? search(q, isChosen) : listBySpeciality(isChosen);
  const { total, read } = here ? listHere(all, here) : all;
  if (q && !speciality && !here && total === 0) noteMissedSearch(context, q);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const listed = rowsIn("doctor", read((shown - 1) * perPage, perPage), locale);
  const opdOf = readOpdLines(listed, context, locale);
  const doctors = listed.map((doctor) => toCardView(doctor, opdOf(doctor.id), locale));
  const isWhole = pages === 1 && !q;
  return { doctors: isWhole ? hereFirst(doctors) : doctors, total, page: shown, pages };
}

/** Of the doctors that visitors see, each once; where there are too many, those of most doctors and `chosen`. */
export function listSpecialities(chosen: string, locale: Locale): Speciality[] {
  const bySlug = new Map<string, Speciality & { count: number }>();
  for (const { specialization: name, count } of countSpecialities()) {
    const slug = specialitySlug(name);
    bySlug.set(slug, { slug, name, count: count + (bySlug.get(slug)?.count ?? 0) });
  }
  return [...bySlug.values()]
    .sort((one, other) => other.count - one.count)
    .filter(({ slug }, at) => at < maxChips || slug === chosen)
    .map(({ slug, name }) => ({ slug, name: specialityIn(locale, name) }))
    .sort((one, other) => compareWords(one.name, other.name));
}

interface Found {
  total: number;
  read(offset: number, limit: number): Doctor[];
}

function search(q: string, isChosen: (specialization: string) => boolean): Found {
  const found = searchDoctors(q).filter(({ specialization }) => isChosen(specialization));
  return {
    total: found.length,
    read: (offset, limit) => findDoctors(found.slice(offset, offset + limit).map(({ id }) => id)),
  };
}

function listBySpeciality(isChosen: (specialization: string) => boolean): Found {
  const groups = groupSpecialities(isChosen);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  function read(offset: number, limit: number): Doctor[] {
    let skipped = offset;
    let missing = limit;
    return groups.flatMap(({ names, count }) => {
      const listed =
        missing > 0 && skipped < count
          ? listOfSpecialities(names, { offset: skipped, limit: missing })
          : [];
      skipped = Math.max(0, skipped - count);
      missing -= listed.length;
      return listed;
    });
  }
  return { total, read };
}

function listHere(all: Found, ids: ReadonlySet<string>): Found {
  const here = all
    .read(0, all.total)
    .filter(({ id, availability }) => availability === "available" && ids.has(id));
  return { total: here.length, read: (offset, limit) => here.slice(offset, offset + limit) };
}

/** From A to Z; spellings that differ in capitals alone are one group. */
function groupSpecialities(isChosen: (specialization: string) => boolean) {
  const groups: { names: string[]; count: number }[] = [];
  const known = countSpecialities()
    .filter(({ specialization }) => isChosen(specialization))
    .sort((one, other) => compareWords(one.specialization, other.specialization));
  for (const { specialization, count } of known) {
    const last = groups.at(-1);
    if (last && compareWords(last.names[0] ?? "", specialization) === 0) {
      last.names.push(specialization);
      last.count += count;
    } else {
      groups.push({ names: [specialization], count });
    }
  }
  return groups;
}

const { compare: compareWords } = new Intl.Collator("en-IN", { sensitivity: "base" });
