import type { RouterContextProvider } from "react-router";
import { hereFirst } from "#app/doctors/here-first.ts";
import { withLine } from "#app/doctors/visitor-view.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import type { Locale } from "#app/language/locale.ts";
import type { Article } from "#app/library/schema.ts";
import { isDepartment, listSpecialists } from "#app/library/specialists.server.ts";
import { readOpdLines } from "#app/opd/lines.server.ts";
import { readPictureOfPage } from "#app/pictures/own.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { addDays, instantOf } from "#app/timetable/calendar.ts";

/** What stands around an article on its page. */
export function readPage(
  article: Article,
  context: Readonly<RouterContextProvider>,
  locale: Locale = "en",
) {
  const { reviewDue, isOverdue } = article;
  if (reviewDue && !isOverdue) {
    keepUntil(context, instantOf({ day: addDays(reviewDue, 1), minute: 0 }));
  }
  const doctors = listSpecialists(article);
  const photo = article.own && readPictureOfPage(article.own.id);
  const capabilities = readCapabilities(context);
  if (!isDepartment(article)) return { article, photo, capabilities, doctors, team: [] };
  const opdOf = readOpdLines(doctors, context, locale);
  const team = doctors.map((doctor) => withLine(doctor, opdOf(doctor.id)));
  return { article, photo, capabilities, doctors: [], team: hereFirst(team) };
}
