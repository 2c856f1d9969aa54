const always = "ਦਿਨ-ਰਾਤ";

export const helplines = {
  emergency: { name: "ਐਮਰਜੈਂਸੀ", hours: always },
  ambulance: { name: "ਐਂਬੂਲੈਂਸ", hours: always },
  mothers: { name: "ਮਾਵਾਂ ਅਤੇ ਛੋਟੇ ਬੱਚਿਆਂ ਦੀ ਐਂਬੂਲੈਂਸ", hours: always },
  highway: { name: "ਨੈਸ਼ਨਲ ਹਾਈਵੇ ਉੱਤੇ ਮਦਦ", hours: always },
  mind: { name: "ਟੈਲੀ ਮਾਨਸ", hours: always },
  mindTollFree: { name: "ਟੈਲੀ ਮਾਨਸ", hours: always },
  tobacco: {
    name: "ਤੰਬਾਕੂ ਛੱਡਣ ਦੀ ਕੌਮੀ ਹੈਲਪਲਾਈਨ",
    hours: "ਸਵੇਰੇ 8 ਤੋਂ ਰਾਤ 8 ਵਜੇ ਤੱਕ, ਸੋਮਵਾਰ ਨੂੰ ਨਹੀਂ",
  },
  women: { name: "ਔਰਤਾਂ ਦੀ ਹੈਲਪਲਾਈਨ", hours: always },
  womenPolice: { name: "ਪੁਲਿਸ ਦੀ ਔਰਤਾਂ ਲਈ ਹੈਲਪਲਾਈਨ", hours: always },
  children: { name: "ਬੱਚਿਆਂ ਦੀ ਹੈਲਪਲਾਈਨ", hours: always },
  hiv: { name: "ਕੌਮੀ ਏਡਜ਼ ਹੈਲਪਲਾਈਨ", hours: always },
} as const;
