import type { Translation } from "#app/language/messages.ts";
import type { charges as english } from "../en/charges.ts";

export const charges: Translation<typeof english> = {
  from: "ਇਹ ਰੇਟ {day} ਤੋਂ ਲਾਗੂ ਹਨ।",
  ask: "ਰਿਸੈਪਸ਼ਨ ਤੋਂ ਪੁੱਛੋ ਕਿ ਦਾਖਲ ਰਹਿਣ ਉੱਤੇ ਤੁਹਾਡਾ ਕਿੰਨਾ ਖਰਚਾ ਆ ਸਕਦਾ ਹੈ, ਅਤੇ ਕਿਸ-ਕਿਸ ਚੀਜ਼ ਦੇ ਪੈਸੇ ਵੱਖਰੇ ਲੱਗਣਗੇ: {phone}",
  what: "ਕਿਸ ਚੀਜ਼ ਦਾ",
  price: "ਰੇਟ",
};
