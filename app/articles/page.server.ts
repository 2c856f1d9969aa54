import type { RouterContextProvider } from "react-router";
import { type Capabilities, capabilityOf } from "#app/care/capabilities.ts";
import { hereFirst } from "#app/doctors/here-first.ts";
import { withLine } from "#app/doctors/visitor-view.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import type { Locale } from "#app/language/locale.ts";
import type { ArticlePath } from "#app/library/groups.ts";
import { listBuiltIn } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import {
  isDepartment,
  listOwnSpecialities,
  listSpecialists,
  maxDoctors,
  specialistsOf,
} from "#app/library/specialists.server.ts";
import { readOpdLines } from "#app/opd/lines.server.ts";
import { readPictureOfPage } from "#app/pictures/own.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { addDays, instantOf } from "#app/timetable/calendar.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";

/** Of a department, whose hours are looked up to find those who are here. */
const maxTeam = 300;

export function readPage(
  article: Article,
  context: Readonly<RouterContextProvider>,
  locale: Locale = "en",
) {
  const { reviewDue, isOverdue } = article;
  if (reviewDue && !isOverdue) {
    keepUntil(context, instantOf({ day: addDays(reviewDue, 1), minute: 0 }));
  }
  const photo = article.own && readPictureOfPage(article.own.id);
  const capabilities = readCapabilities(context);
  const absent = listAbsent(capabilities);
  const page = { article, photo, capabilities, absent };
  if (!isDepartment(article)) return { ...page, doctors: listSpecialists(article, locale) };
  const all = listSpecialists(article, locale, maxTeam);
  const opdOf = readOpdLines(all, context, locale);
  const team = hereFirst(all.map((doctor) => withLine(doctor, opdOf(doctor.id), locale)));
  return { ...page, team: team.slice(0, maxDoctors), specialities: listNamed(article) };
}

/** By their slugs: spellings that differ in capitals alone are one. */
function listNamed(article: Article): [slug: string, name: string][] {
  const own = listOwnSpecialities().filter(specialistsOf(article));
  return [...new Map(own.map((name) => [specialitySlug(name), name]))].toSorted();
}

/** Pages about nothing but what they name; others need it for some patients, and go on without it. */
const aboutAlone: readonly ArticlePath[] = [
  "/Chemotherapy",
  "/Immunotherapy",
  "/TargetedTherapy",
  "/RadiationTherapy",
  "/Neuroimaging",
];

function listAbsent(stated: Capabilities): string[] {
  return listBuiltIn()
    .filter(({ path }) => aboutAlone.includes(path))
    .filter(({ needs }) => needs.every((name) => capabilityOf(name, stated).state === "not here"))
    .map(({ path }) => path);
}
