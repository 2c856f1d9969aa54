import type { Translation } from "#app/language/messages.ts";
import type { alphabet as english } from "../en/alphabet.ts";

export const alphabet: Translation<typeof english> = {
  about: "ਬਿਮਾਰੀਆਂ, ਟੈਸਟ ਅਤੇ ਇਲਾਜ: ਡਾਕਟਰੀ ਨਾਂ ਨਾਲ, ਅਤੇ ਘਰ ਵਿੱਚ ਬੋਲੇ ਜਾਂਦੇ ਸ਼ਬਦਾਂ ਨਾਲ ਵੀ।",
  soFar:
    "ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਪੰਨੇ ਪੂਰੇ ਪੰਜਾਬੀ ਵਿੱਚ ਹਨ। ਬਾਕੀ ਪੰਨਿਆਂ ਦੀਆਂ ਸਿਰਫ਼ ਖਤਰੇ ਦੀਆਂ ਨਿਸ਼ਾਨੀਆਂ ਪੰਜਾਬੀ ਵਿੱਚ ਹਨ: ਪੂਰਾ ਪੰਨਾ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।",
  doctors: "ਡਾਕਟਰ ਕਦੋਂ ਮਿਲਣਗੇ: {opd}।",
  letters: "ਅੱਖਰ",
  see: "{words}: ਵੇਖੋ",
};
