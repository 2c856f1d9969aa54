import type { Translation } from "#app/language/messages.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translation<typeof english> = {
  title: "ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ",
  description: "ਇੰਟਰਨੈੱਟ ਨਾ ਹੋਣ ਉੱਤੇ {name} ਨਾਲ ਕਿਵੇਂ ਗੱਲ ਕੀਤੀ ਜਾਵੇ।",
  heading: "ਤੁਹਾਡੇ ਫ਼ੋਨ ਦਾ ਇੰਟਰਨੈੱਟ ਬੰਦ ਹੈ",
  lead: "ਇਸ ਪੰਨੇ ਲਈ ਇੰਟਰਨੈੱਟ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਹੁਣ ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ। ਫ਼ੋਨ ਕਾਲ ਸ਼ਾਇਦ ਫਿਰ ਵੀ ਹੋ ਸਕੇ।",
  kept: "ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਇਹ ਪੰਨੇ ਰੱਖੇ ਹਨ: {firstAid}, {home} ਅਤੇ {doctors}। ਜਿਹੜੇ ਪੰਨੇ ਤੁਸੀਂ ਪਿੱਛੇ ਜਿਹੇ ਪੜ੍ਹੇ, ਉਹ ਵੀ ਹਨ, ਜਿਵੇਂ ਉਹ ਪਿਛਲੀ ਵਾਰ ਇੰਟਰਨੈੱਟ ਚੱਲਣ ਵੇਲੇ ਸਨ।",
  firstAid: "ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਕੀ ਕਰਨਾ ਹੈ",
  home: "ਮੁੱਖ ਪੰਨਾ",
  doctors: "ਡਾਕਟਰਾਂ ਦੇ ਪੰਨੇ",
};
