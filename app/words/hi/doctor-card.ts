export const doctorCard = {
  speaks: "भाषाएं: {languages}",
  years: { one: "{count} साल", other: "{count} साल" },
  fee: "फीस {fee}",
  profile: "पूरी जानकारी",
  profileOf: "{name} की पूरी जानकारी",
  check: "समय देखें",
  checkOf: "{name} का समय देखें",
  notNow: "अभी मरीज नहीं देख रहे। फोन करके पूछें",
  opd: "ओ.पी.डी.",
  ask: "फोन करके पूछें",
} as const;
