import type { Subject } from "#db/entities.ts";

/** What a list of them is called, in the order in which the history offers them. */
export const subjectLabels: Record<Subject, string> = {
  doctor: "Doctors",
  sitting: "OPD sessions",
  absence: "Absences",
  closure: "Holidays",
  notice: "Notices",
  picture: "Pictures",
  article: "Articles",
  "own page": "Own pages",
  review: "Checks of articles",
  application: "Applications",
  link: "Links",
  setting: "Hospital",
  words: "Hindi and Punjabi",
  staff: "Staff accounts",
  "second factor": "Two-step sign-in",
  invitation: "Invitations",
  "password link": "Links for a new password",
  sessions: "Ended sessions",
  "mail server": "Email",
  "news feed": "News feeds",
};
