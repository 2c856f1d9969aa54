import type { Translation } from "#app/language/messages.ts";
import type { emergencyHours as english } from "../en/emergency-hours.ts";

export const emergencyHours: Translation<typeof english> = {
  always: "ਹਸਪਤਾਲ ਦੀ ਐਮਰਜੈਂਸੀ ਦਿਨ-ਰਾਤ ਖੁੱਲ੍ਹੀ ਰਹਿੰਦੀ ਹੈ।",
  between:
    "ਹਸਪਤਾਲ ਦੀ ਐਮਰਜੈਂਸੀ ਦਾ ਸਮਾਂ: {hours}। ਬਾਕੀ ਸਮੇਂ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  notAlways:
    "ਹਸਪਤਾਲ ਦੀ ਐਮਰਜੈਂਸੀ ਹਰ ਸਮੇਂ ਖੁੱਲ੍ਹੀ ਨਹੀਂ ਰਹਿੰਦੀ। ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  none: "ਇਸ ਹਸਪਤਾਲ ਵਿੱਚ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਨਹੀਂ ਹੈ। ਪਹਿਲਾਂ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  short: {
    none: "ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਨਹੀਂ ਹੈ। ਪਹਿਲਾਂ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
    always: "ਹਰ ਰੋਜ਼ ਦਿਨ-ਰਾਤ ਖੁੱਲ੍ਹੀ",
    between: "{hours}। ਬਾਕੀ ਸਮੇਂ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
    notAlways: "ਹਰ ਸਮੇਂ ਖੁੱਲ੍ਹੀ ਨਹੀਂ ਰਹਿੰਦੀ। ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  },
};
