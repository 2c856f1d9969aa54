export const doctorCard = {
  speaks: "Speaks {languages}",
  years: { one: "{count} year", other: "{count} years" },
  fee: "Fee {fee}",
  profile: "View Full Profile",
  profileOf: "View Full Profile of {name}",
  check: "Check Availability",
  checkOf: "Check Availability of {name}",
  notNow: "Unavailable. Call to ask",
  opd: "OPD",
  ask: "Call to ask",
} as const;
