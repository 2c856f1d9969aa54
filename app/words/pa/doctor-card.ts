export const doctorCard = {
  speaks: "ਭਾਸ਼ਾਵਾਂ: {languages}",
  years: { one: "{count} ਸਾਲ", other: "{count} ਸਾਲ" },
  fee: "ਫ਼ੀਸ {fee}",
  profile: "ਪੂਰੀ ਜਾਣਕਾਰੀ",
  profileOf: "{name} ਦੀ ਪੂਰੀ ਜਾਣਕਾਰੀ",
  check: "ਸਮਾਂ ਵੇਖੋ",
  checkOf: "{name} ਦਾ ਸਮਾਂ ਵੇਖੋ",
  notNow: "ਇਸ ਵੇਲੇ ਮਰੀਜ਼ਾਂ ਨੂੰ ਨਹੀਂ ਵੇਖ ਰਹੇ। ਫ਼ੋਨ ਕਰ ਕੇ ਪੁੱਛੋ",
  opd: "ਓ.ਪੀ.ਡੀ.",
  ask: "ਫ਼ੋਨ ਕਰ ਕੇ ਪੁੱਛੋ",
} as const;
