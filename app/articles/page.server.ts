import type { RouterContextProvider } from "react-router";
import { type Capabilities, capabilityOf } from "#app/care/capabilities.ts";
import { hereFirst } from "#app/doctors/here-first.ts";
import { withLine } from "#app/doctors/visitor-view.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import type { Locale } from "#app/language/locale.ts";
import type { ArticlePath } from "#app/library/groups.ts";
import { listBuiltIn } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import { isDepartment, listSpecialists } from "#app/library/specialists.server.ts";
import { readOpdLines } from "#app/opd/lines.server.ts";
import { readPictureOfPage } from "#app/pictures/own.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { addDays, instantOf } from "#app/timetable/calendar.ts";

export function readPage(
  article: Article,
  context: Readonly<RouterContextProvider>,
  locale: Locale = "en",
) {
  const { reviewDue, isOverdue } = article;
  if (reviewDue && !isOverdue) {
    keepUntil(context, instantOf({ day: addDays(reviewDue, 1), minute: 0 }));
  }
  const doctors = listSpecialists(article, locale);
  const photo = article.own && readPictureOfPage(article.own.id);
  const capabilities = readCapabilities(context);
  const absent = listAbsent(capabilities);
  if (!isDepartment(article)) return { article, photo, capabilities, absent, doctors, team: [] };
  const opdOf = readOpdLines(doctors, context, locale);
  const team = doctors.map((doctor) => withLine(doctor, opdOf(doctor.id), locale));
  return { article, photo, capabilities, absent, doctors: [], team: hereFirst(team) };
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
