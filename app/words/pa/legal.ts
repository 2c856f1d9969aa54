export const legal = {
  prevails: "ਇਹ ਅਨੁਵਾਦ ਹੈ। ਜਿੱਥੇ ਇਹ ਅੰਗਰੇਜ਼ੀ ਪੰਨੇ ਤੋਂ ਵੱਖਰਾ ਹੋਵੇ, ਉੱਥੇ ਅੰਗਰੇਜ਼ੀ ਪੰਨਾ ਹੀ ਮੰਨਿਆ ਜਾਵੇਗਾ: {page}",
  contact: "{email} ਉੱਤੇ ਲਿਖੋ, {phone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਰਿਸੈਪਸ਼ਨ ਉੱਤੇ ਆਓ: {address}",
} as const;
