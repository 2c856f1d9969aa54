import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { type Locale, locales, otherLocales, pathIn } from "./language/locale.ts";
import type { TranslatedPath } from "./language/translated.ts";
import { articleLinks } from "./library/groups.ts";

/** A page for visitors at its address, and behind `/hi` and `/pa`. */
function inEachLanguage(path: TranslatedPath, file: string): RouteConfigEntry[] {
  return [route(path.slice(1), file), ...inTranslation(path, file)];
}

function inTranslation(path: string, file: string, name = file): RouteConfigEntry[] {
  return otherLocales.map((locale) => route(`${locale}${path}`, file, { id: `${locale}:${name}` }));
}

/** Where staff write in Hindi and Punjabi what they have written in English. */
function ownWords(subject: string, path: string): RouteConfigEntry {
  return route(path, "own-words/staff-edit.tsx", { id: `own-words/staff-edit-${subject}` });
}

/** The id of a route in a language. */
function idIn(locale: Locale, id: string): string {
  return locale === "en" ? id : `${locale}:${id}`;
}

function pictures(locale: Locale): RouteConfigEntry {
  const path = pathIn(locale, "/pictures" satisfies TranslatedPath).slice(1);
  const viewer = route(":n", "gallery/show.tsx", { id: idIn(locale, "gallery/show") });
  return route(path, "gallery/list.tsx", { id: idIn(locale, "gallery/list") }, [viewer]);
}

function careers(locale: Locale): RouteConfigEntry {
  const applied = route("applied", "careers/applied.tsx", { id: idIn(locale, "careers/applied") });
  const path = pathIn(locale, "/careers" satisfies TranslatedPath).slice(1);
  return route(path, "careers/apply.tsx", { id: idIn(locale, "careers/apply") }, [applied]);
}

export default [
  layout("site/layout.tsx", [
    route("signin", "sign-in/sign-in.tsx"),
    route("signin/code", "sign-in/sign-in-code.tsx"),
    route("setup", "sign-in/set-up.tsx"),
    route("invitation", "staff/accept.tsx"),
    route("new-password", "staff/new-password.tsx"),
    layout("auth/until-open.ts", [
      index("home/show.tsx"),
      ...inTranslation("", "home/translated.tsx"),
      ...locales.map(pictures),
      route("offline", "offline/show.tsx"),
      ...inTranslation("/offline", "offline/show.tsx"),
      ...inEachLanguage("/about", "site/about.tsx"),
      ...inEachLanguage("/contact", "contact/show.tsx"),
      ...inEachLanguage("/insurance", "insurance/show.tsx"),
      ...inEachLanguage("/charges", "charges/show.tsx"),
      ...inEachLanguage("/management", "site/management.tsx"),
      ...inEachLanguage("/opd", "opd/show.tsx"),
      ...inEachLanguage("/opd/week", "opd/week.tsx"),
      ...inEachLanguage("/doctors", "doctors/list.tsx"),
      ...inEachLanguage("/doctor/:id", "doctors/show.tsx"),
      ...inEachLanguage("/privacy", "legal/privacy.tsx"),
      ...inEachLanguage("/terms", "legal/terms.tsx"),
      ...inEachLanguage("/accessibility", "legal/accessibility.tsx"),
      ...locales.map(careers),
      ...inEachLanguage("/Instagram", "instagram/list.tsx"),
      route("api/v1", "reference/show.tsx"),
      ...articleLinks.map(({ path }) => route(path, "articles/show.tsx", { id: path })),
      ...articleLinks.flatMap(({ path }) => inTranslation(path, "articles/translated.tsx", path)),
      route("pages/:page", "articles/show.tsx", { id: "articles/show-own" }),
      ...inEachLanguage("/a-z", "articles/list.tsx"),
      ...inEachLanguage("/search", "search/list.tsx"),
      route("*", "site/not-found.tsx"),
      ...inTranslation("/*", "site/not-found.tsx"),
    ]),
  ]),
  layout("auth/until-open.ts", { id: "auth/until-open-alone" }, [
    ...inEachLanguage("/opd/board", "opd/board.tsx"),
    ...inEachLanguage("/doctor/:id/token", "opd/token.tsx"),
    route("doctor/:id/opd.ics", "opd/calendar-file.ts"),
    route("doctor/:id/preview.jpg", "doctors/preview-file.ts"),
    ...inEachLanguage("/emergency", "site/emergency.tsx"),
    route("manifest.webmanifest", "site/home-screen.ts"),
    route(".well-known/security.txt", "legal/security-txt.ts"),
    route("reviews", "reviews/frame.ts"),
  ]),
  route("being-set-up", "site/being-set-up.tsx"),
  route("lite", "site/lite.ts"),
  route("sitemap.xml", "site/sitemap.ts"),
  route("robots.txt", "site/robots.ts"),
  route("favicon.ico", "site/icon.ts", { id: "site/icon-ico" }),
  route("favicon.svg", "site/icon.ts", { id: "site/icon-svg" }),
  route("apple-touch-icon.png", "site/icon.ts", { id: "site/icon-png" }),
  route("reel/:id/embed", "instagram/reel-frame.ts"),
  ...inTranslation("/reel/:id/embed", "instagram/reel-frame.ts"),
  route("sw.js", "offline/worker.ts"),
  route("news.atom", "news/feed.ts"),
  route("signout", "sign-in/sign-out.ts"),
  route("dashboard", "dashboard/layout.tsx", [
    index("dashboard/overview.tsx"),
    route("Find", "dashboard/find.tsx"),
    route("SetUp", "first-run/staff-start.ts"),
    route("SetUp/dismiss", "first-run/staff-dismiss.ts"),
    route("SetUp/illustrations", "first-run/staff-illustrations.ts"),
    route("SetUp/departments", "first-run/staff-departments.tsx"),
    route("SetUp/open", "first-run/staff-open.tsx"),
    route("SetUp/doctor", "first-run/staff-doctor.tsx"),
    route("SetUp/:group", "first-run/staff-group.tsx"),
    route("backup", "dashboard/backup-now.ts"),
    route("backup/download", "dashboard/backup-download.ts"),
    route("AddDoctor", "doctor-desk/staff-list.tsx", [
      route("new", "doctor-desk/staff-new.tsx"),
      route(":id/edit", "doctor-desk/staff-edit.tsx"),
      route(":id/delete", "doctor-desk/staff-delete.tsx"),
      route(":id/availability", "doctor-desk/staff-availability.tsx"),
      route(":id/department", "doctor-desk/staff-department.tsx"),
      route(":id/away", "doctor-desk/staff-away.tsx"),
      route(":id/in", "doctor-desk/staff-in.tsx"),
    ]),
    route("AddDoctor/doctors.csv", "doctor-import/staff-export.ts"),
    route("AddDoctor/doctors.xlsx", "doctor-import/staff-export.ts", {
      id: "doctor-import/staff-export-xlsx",
    }),
    route("AddDoctor/Import", "doctor-import/staff-new.tsx"),
    route("AddDoctor/Import/template.csv", "doctor-import/staff-template.ts"),
    route("AddDoctor/Import/template.xlsx", "doctor-import/staff-template.ts", {
      id: "doctor-import/staff-template-xlsx",
    }),
    route("AddDoctor/Import/:id", "doctor-import/staff-show.tsx"),
    route("AddDoctor/Import/:id/columns", "doctor-import/staff-columns.tsx"),
    route("AddDoctor/Import/:id/rest.csv", "doctor-import/staff-rest.ts"),
    route("AddDoctor/Import/:id/rest.xlsx", "doctor-import/staff-rest.ts", {
      id: "doctor-import/staff-rest-xlsx",
    }),
    route("AddDoctor/:id/OPD", "timetable-desk/staff-sittings.tsx", [
      route("new", "timetable-desk/staff-sitting.tsx", { id: "opd/staff-sitting-new" }),
      route(":sitting/edit", "timetable-desk/staff-sitting.tsx"),
      route(":sitting/delete", "timetable-desk/staff-sitting-delete.tsx"),
      route("absence/:absence/delete", "timetable-desk/staff-absence-delete.tsx"),
    ]),
    ownWords("doctor", "AddDoctor/:id/words/:locale"),
    route("AddDoctor/:id/history", "history/staff-doctor.tsx", [
      route(":change/restore", "history/staff-restore.tsx"),
    ]),
    ownWords("closure", "Closures/:id/words/:locale"),
    ownWords("picture", "Pictures/:id/words/:locale"),
    ownWords("notice", "Notices/:id/words/:locale"),
    route("Closures", "timetable-desk/staff-closures.tsx", [
      route("new", "timetable-desk/staff-closure.tsx", { id: "opd/staff-closure-new" }),
      route("holidays", "timetable-desk/staff-holidays.tsx"),
      route(":id/edit", "timetable-desk/staff-closure.tsx"),
      route(":id/delete", "timetable-desk/staff-closure-delete.tsx"),
    ]),
    route("Notices", "timetable-desk/staff-notices.tsx", [
      route("new", "timetable-desk/staff-notice.tsx", { id: "opd/staff-notice-new" }),
      route(":id/edit", "timetable-desk/staff-notice.tsx"),
      route(":id/delete", "timetable-desk/staff-notice-delete.tsx"),
    ]),
    route("Pictures", "pictures/staff-list.tsx", { id: "pictures/staff-list-first" }),
    route("Pictures/sample", "pictures/staff-sample.tsx"),
    route("Pictures/order", "pictures/staff-order.tsx"),
    route("Pictures/gallery/add", "pictures/staff-add.tsx"),
    route("Pictures/:tab", "pictures/staff-list.tsx", [
      route(":item/remove", "pictures/staff-remove.tsx"),
    ]),
    route("Careers", "career-desk/staff-list.tsx", [
      route("delete", "career-desk/staff-delete-selected.tsx"),
      route(":id/delete", "career-desk/staff-delete.tsx"),
      route(":id/erase", "career-desk/staff-erase.tsx"),
    ]),
    route("Careers/:id", "career-desk/staff-show.tsx"),
    route("Careers/Unchecked", "career-desk/staff-unchecked.tsx", [
      route("delete", "career-desk/staff-unchecked-delete.tsx"),
      route(":id/move", "career-desk/staff-move.tsx"),
      route(":id/delete", "career-desk/staff-delete.tsx", {
        id: "career-desk/staff-unchecked-delete-one",
      }),
      route(":id/erase", "career-desk/staff-erase.tsx", {
        id: "trash/staff-unchecked-erase",
      }),
    ]),
    route("Register", "register/staff-day.tsx", [
      route("queue/:queue", "register/staff-queue.tsx"),
    ]),
    route("Register/new", "register/booking/staff-new.tsx"),
    route("Register/video", "register/video/staff-video.tsx"),
    route("Register/video/:id", "register/video/staff-video-state.tsx"),
    route("Register/paper", "register/booking/staff-paper.tsx"),
    route("Register/queue/:queue/next", "register/staff-next.tsx"),
    route("Register/queue/:queue/move", "register/booking/staff-move-all.tsx"),
    route("Register/queue/:queue/told", "register/staff-told.tsx"),
    route("Register/queue/:queue/print", "register/staff-print.tsx"),
    route("Register/away/:id", "doctor-desk/staff-away.tsx", { id: "doctor-desk/staff-away-desk" }),
    route("Register/in/:id", "doctor-desk/staff-in.tsx", { id: "doctor-desk/staff-in-desk" }),
    route("Register/undo/:change", "register/staff-undo.tsx"),
    route("Register/doctor/:doctor", "register/staff-doctor.tsx"),
    route("Register/export.csv", "register/staff-export.ts"),
    route("Register/:id", "register/staff-show.tsx", [
      route("cancel", "register/booking/staff-cancel.tsx"),
    ]),
    route("Register/:id/state", "register/staff-state.tsx"),
    route("Register/:id/first", "register/staff-first.tsx"),
    route("Register/:id/move", "register/booking/staff-move.tsx"),
    route("Register/:id/told", "register/staff-told-one.tsx"),
    route("Register/:id/slip", "register/staff-slip.tsx"),
    route("Payments", "payments/staff-list.tsx"),
    route("Payments/new", "payments/staff-new.tsx"),
    route("Payments/lost", "payments/staff-lost.tsx"),
    route("Payments/count", "payments/staff-count.tsx"),
    route("Payments/counts", "payments/staff-counts.tsx"),
    route("Payments/counts/:id", "payments/staff-count-show.tsx"),
    route("Payments/export.csv", "payments/staff-export.ts"),
    route("Payments/export.xlsx", "payments/staff-export.ts", {
      id: "payments/staff-export-xlsx",
    }),
    route("Payments/case-register.xlsx", "payments/staff-case-register.ts"),
    route("Payments/:id", "payments/staff-show.tsx"),
    route("Payments/:id/refund", "payments/staff-refund.tsx"),
    route("Payments/:id/print", "payments/staff-print.tsx"),
    route("Patients", "patients/staff-list.tsx"),
    route("Patients/:id", "patients/staff-show.tsx", [
      route("erase", "patients/staff-erase.tsx"),
      route("merge", "patients/staff-merge.tsx"),
    ]),
    route("Careers/export.csv", "career-desk/staff-export.ts"),
    route("Links", "links/staff-list.tsx", [
      route("new", "links/staff-new.tsx"),
      route(":id/delete", "links/staff-delete.tsx"),
    ]),
    route("Hospital", "settings-desk/staff-list.tsx", [
      route(":group", "settings-desk/staff-edit.tsx", [
        route("discard", "settings-desk/staff-discard.tsx"),
      ]),
      ownWords("setting", ":group/words/:locale"),
    ]),
    route("Articles", "article-desk/staff-list.tsx", [
      route(":name/hide", "article-desk/staff-hide.tsx"),
      route(":name/unhide", "article-desk/staff-unhide.tsx"),
    ]),
    route("Pages", "own-page-desk/staff-list.tsx", [
      route("new", "own-page-desk/staff-page.tsx", { id: "own-page-desk/staff-page-new" }),
      route(":id/edit", "own-page-desk/staff-page.tsx"),
      route(":id/delete", "own-page-desk/staff-delete.tsx"),
    ]),
    route("Articles/Departments", "article-desk/staff-departments.tsx"),
    route("Articles/Departments/order", "article-desk/staff-department-order.tsx"),
    route("Articles/Print", "article-desk/staff-print-all.tsx"),
    route("Articles/:name/edit", "article-desk/staff-edit.tsx"),
    route("Articles/:name/print", "article-desk/staff-print.tsx"),
    route("Articles/:name/review", "article-desk/staff-review.tsx", [
      route(":review/delete", "article-desk/staff-review-delete.tsx"),
    ]),
    route("Articles/:name/versions", "history/staff-article.tsx", [
      route(":version/restore", "history/staff-article-restore.tsx"),
    ]),
    route("Staff", "staff/staff-list.tsx", [
      route("invite", "staff/staff-invite.tsx"),
      route("invitation/:id/new", "staff/staff-invitation-new.tsx"),
      route("invitation/:id/withdraw", "staff/staff-invitation-withdraw.tsx"),
    ]),
    route("Staff/:id", "staff/staff-show.tsx", [
      route("link", "staff/staff-link.tsx"),
      route("link/withdraw", "staff/staff-link-withdraw.tsx"),
      route(":change", "staff/staff-change.tsx"),
    ]),
    route("News", "news/staff-list.tsx", [route("feed/end", "news/staff-feed-end.tsx")]),
    route("News/feed", "news/staff-feed.tsx"),
    route("News/Mail", "news/staff-mail.tsx", [
      route("test", "news/staff-mail-test.tsx"),
      route("off", "news/staff-mail-off.tsx"),
    ]),
    route("Translations", "own-words/staff-list.tsx"),
    route("Visits", "visits/staff-list.tsx"),
    route("History", "history/staff-list.tsx"),
    route("History/Events", "history/staff-events.tsx"),
    route("History/export.csv", "history/staff-export.ts"),
    route("Undo", "trash/staff-undo.tsx"),
    route("Trash", "trash/staff-list.tsx", [route(":id/erase", "trash/staff-erase.tsx")]),
    route("Devices", "devices/staff-devices.tsx", [
      route("password", "devices/staff-password.tsx"),
      route(":id/sign-out", "devices/staff-device-end.tsx"),
      route("known", "devices/staff-sign-in-known.tsx"),
      route("not-me", "devices/staff-sign-in-foreign.tsx"),
      route("withdraw-link", "devices/staff-own-link-withdraw.tsx"),
    ]),
    route("SecondStep", "second-step/staff-second-step.tsx"),
    route("SecondStep/confirm", "second-step/staff-second-step-confirm.tsx"),
    route("SecondStep/codes", "second-step/staff-recovery-codes.tsx"),
    route("SecondStep/off", "second-step/staff-second-step-off.tsx"),
    route("SecondStep/devices", "second-step/staff-trust-end.tsx"),
    route("*", "dashboard/not-found.tsx"),
  ]),
  layout(
    "auth/api-layout.ts",
    prefix("api/v1", [
      route("openapi.json", "reference/openapi.ts"),
      route("login", "sign-in/api-login.ts"),
      route("logout", "auth/api-logout.ts"),
      route("doctors", "doctor-api/api-list.ts"),
      route("available-doctors", "doctor-api/api-list-available.ts"),
      route("doctor", "doctor-api/api-create.ts"),
      route("doctor/:id", "doctor-api/api-show.ts"),
      route("doctor/:id/availability", "doctor-api/api-availability.ts"),
      route("opd", "timetable-api/api-day.ts"),
      route("opd/week", "timetable-api/api-week.ts"),
      route("doctor/:id/sittings", "timetable-api/api-sittings.ts"),
      route("sittings/:id", "timetable-api/api-sitting.ts"),
      route("doctor/:id/absences", "timetable-api/api-absences.ts"),
      route("absences/:id", "timetable-api/api-absence.ts"),
      route("doctor/:id/appointments", "register-api/api-create.ts"),
      route("appointments", "register-api/api-list.ts"),
      route("appointments/by-date", "register-api/api-by-date.ts"),
      route("hospital-visits", "register-api/api-visits.ts"),
      route("payments", "payments-api/api-list.ts"),
      route("payments/:id", "payments-api/api-show.ts"),
      route("payments/:id/refund", "payments-api/api-refund.ts"),
      route("cash-counts", "payments-api/api-counts.ts"),
      route("queues/:id/next", "register-api/api-next.ts"),
      route("patients", "patients/api-list.ts"),
      route("patients/:id", "patients/api-show.ts"),
      route("appointments/:id", "register-api/api-show.ts"),
      route("appointments/:id/state", "register-api/api-state.ts"),
      route("queues", "register-api/api-queues.ts"),
      route("closures", "timetable-api/api-closures.ts"),
      route("closures/:id", "timetable-api/api-closure.ts"),
      route("notices", "timetable-api/api-notices.ts"),
      route("notices/:id", "timetable-api/api-notice.ts"),
      route("social-links", "links/api-list.ts"),
      route("social-links/:id", "links/api-delete.ts"),
      route("career", "careers/api-create.ts"),
      route("careers", "careers/api-list.ts"),
      route("career/:id/checked", "careers/api-check.ts"),
      route("career/:id", "careers/api-show.ts"),
      route("*", "api/not-found.ts"),
    ]),
  ),
] satisfies RouteConfig;
