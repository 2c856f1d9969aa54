export const cards = {
  roles: {
    nonurgent: "ਆਮ ਸਲਾਹ:",
    urgent: "ਜ਼ਰੂਰੀ ਸਲਾਹ:",
    emergency: "ਤੁਰੰਤ ਕਰਨਾ ਜ਼ਰੂਰੀ ਹੈ:",
    warning: "ਸਾਵਧਾਨ:",
    notice: "ਸੂਚਨਾ:",
  },
  headings: {
    emergency: "{emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
    now: "ਹੁਣੇ, ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ, ਆਪਣੇ ਜਣੇਪੇ ਵਾਲੇ ਹਸਪਤਾਲ ਜਾਓ, ਜੇ:",
    sameDayVisit: "ਅੱਜ ਹੀ ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਓ, ਜੇ:",
  },
  reception: "ਰਿਸੈਪਸ਼ਨ: {phone}। ਕੋਈ ਫ਼ੋਨ ਨਾ ਚੁੱਕੇ ਤਾਂ ਅੱਜ ਹੀ ਕਿਸੇ ਵੀ ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਓ।",
  table: "ਟੇਬਲ: {section}",
  source: "ਜਾਣਕਾਰੀ ਕਿੱਥੋਂ ਲਈ ਗਈ: {number}",
  onTheWay: "ਗੱਡੀ ਆਪ ਨਾ ਚਲਾਓ। ਆਪਣੀਆਂ ਦਵਾਈਆਂ ਨਾਲ ਰੱਖੋ।",
  elsewhere: "ਐਂਬੂਲੈਂਸ ਵਾਲੇ ਜਾਣਦੇ ਹਨ ਕਿ ਸਭ ਤੋਂ ਨੇੜੇ ਦੇ ਕਿਹੜੇ ਹਸਪਤਾਲ ਵਿੱਚ ਇਲਾਜ ਹੋ ਸਕਦਾ ਹੈ।",
} as const;
