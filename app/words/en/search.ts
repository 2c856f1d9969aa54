export const search = {
  title: "Search",
  description: "Search the hospital's pages and doctors.",
  label: "What are you looking for?",
  truncated: "Only the first {count} characters were searched for.",
  pages: "Pages",
  doctors: "Doctors",
  doctorsForThis: "Doctors for this",
  allDoctors: "All doctors",
  found: "{count} for “{query}”",
  corrected: "Showing results for “{query}” with {read}: {count}.",
  read: "“{typed}” read as “{meant}”",
  and: " and ",
  countOfPages: { one: "{count} page", other: "{count} pages" },
  countOfDoctors: { one: "{count} doctor", other: "{count} doctors" },
  nothing: "Nothing",
  noResults:
    "Check the spelling, use fewer words, or look through the {pages}. You can also call us on {phone}, or see {contact}.",
  healthPages: "health pages from A to Z",
  otherWays: "other ways to reach us",
  popular: "Often looked for",
  invitation:
    "Type an illness, a test, a treatment or a doctor's name. Everyday words such as “sugar”, “stones” or “bukhar” work too, also in Hindi ({hindi}) and Punjabi ({punjabi}).",
  call: {
    talk: "Talk to somebody now: call {number}",
    now: "Call now if somebody is in danger",
    mind: "{name} is the free helpline for anybody in distress, by day and night. You can speak to them for yourself or for somebody else.",
    violence:
      "All these numbers are free, by day and night. You can call them for yourself or for somebody else, also after the violence is over.",
    untilHelp: "Emergency: what to do until help comes",
    reception: "Call reception",
  },
} as const;
