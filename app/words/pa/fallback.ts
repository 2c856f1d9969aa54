export const fallback = {
  notYet: "ਇਹ ਪੰਨਾ ਹਾਲੇ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ:",
  whenToGetHelp: "ਮਦਦ ਕਦੋਂ ਲਈਏ",
  moreSigns: "ਇਹ ਪੂਰੀ ਲਿਸਟ ਨਹੀਂ ਹੈ। ਪੱਕਾ ਪਤਾ ਨਾ ਹੋਵੇ, ਤਾਂ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  allSigns: "ਖਤਰੇ ਦੀਆਂ ਸਾਰੀਆਂ ਨਿਸ਼ਾਨੀਆਂ",
  firstAid: "ਮਦਦ ਆਉਣ ਤੱਕ ਕੀ ਕਰੀਏ",
  unchecked: "ਇਹ ਅਨੁਵਾਦ ਹੈ। ਸਾਡੇ ਡਾਕਟਰਾਂ ਨੇ ਇਸ ਦੀ ਹਾਲੇ ਜਾਂਚ ਨਹੀਂ ਕੀਤੀ।",
} as const;
