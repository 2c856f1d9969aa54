import type { Translation } from "#app/language/messages.ts";
import type { charges as english } from "../en/charges.ts";

export const charges: Translation<typeof english> = {
  from: "ਇਹ ਰੇਟ {day} ਤੋਂ ਲਾਗੂ ਹਨ।",
  ask: "ਰਿਸੈਪਸ਼ਨ ਤੋਂ ਪੁੱਛੋ ਕਿ ਤੁਹਾਡੇ ਦਾਖਲ ਰਹਿਣ ਉੱਤੇ ਕੁੱਲ ਕਿੰਨਾ ਖਰਚਾ ਆ ਸਕਦਾ ਹੈ, ਅਤੇ ਇਨ੍ਹਾਂ ਤੋਂ ਇਲਾਵਾ ਕੀ-ਕੀ ਲੱਗੇਗਾ: {phone}",
  what: "ਕਿਸ ਚੀਜ਼ ਦਾ",
  price: "ਰੇਟ",
};
