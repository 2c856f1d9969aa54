import type { Translation } from "#app/language/messages.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Translation<typeof english> = {
  notice: "ਸੂਚਨਾ",
  readMore: "ਹੋਰ ਪੜ੍ਹੋ",
  beingSetUp: "ਇਹ ਵੈੱਬਸਾਈਟ ਹਾਲੇ ਤਿਆਰ ਹੋ ਰਹੀ ਹੈ।",
  inEmergency: "ਐਮਰਜੈਂਸੀ ਵਿੱਚ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  quickHelp: "ਤੁਰੰਤ ਮਦਦ",
  call: "ਫ਼ੋਨ ਕਰੋ",
  emergency: "ਐਮਰਜੈਂਸੀ",
  directions: "ਰਸਤਾ",
};
