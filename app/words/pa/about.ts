import type { Translation } from "#app/language/messages.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  of: "{name} ਬਾਰੇ",
  show: {
    label: "ਹਸਪਤਾਲ ਦੀਆਂ ਤਸਵੀਰਾਂ",
    pause: "ਰੋਕੋ",
    picture: "ਤਸਵੀਰ {number}, ਕੁੱਲ {count}",
  },
  pictures: {
    entrance: "ਹਸਪਤਾਲ ਦਾ ਦਰਵਾਜ਼ਾ (ਬਣਾਇਆ ਹੋਇਆ ਚਿੱਤਰ)",
    reception: "ਰਿਸੈਪਸ਼ਨ (ਬਣਾਇਆ ਹੋਇਆ ਚਿੱਤਰ)",
    room: "ਪ੍ਰਾਈਵੇਟ ਕਮਰਾ (ਬਣਾਇਆ ਹੋਇਆ ਚਿੱਤਰ)",
    corridor: "ਗਲਿਆਰਾ (ਬਣਾਇਆ ਹੋਇਆ ਚਿੱਤਰ)",
    superDeluxe: "ਸੁਪਰ ਡੀਲਕਸ ਕਮਰਾ (ਬਣਾਇਆ ਹੋਇਆ ਚਿੱਤਰ)",
    illustration: "ਬਣਾਇਆ ਹੋਇਆ ਚਿੱਤਰ",
  },
  more: "ਹਸਪਤਾਲ ਬਾਰੇ ਹੋਰ ਪੜ੍ਹੋ, ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ",
  paying: "ਇਲਾਜ ਦੇ ਪੈਸੇ",
  insurance: "ਬੀਮਾ ਅਤੇ ਕੈਸ਼ਲੈੱਸ ਇਲਾਜ",
  bring: "ਨਾਲ ਕੀ ਲਿਆਉਣਾ ਹੈ:",
  bringMore: "ਹੋਰ ਕੀ ਨਾਲ ਲਿਆਉਣਾ ਹੈ:",
  whomToAsk: "ਕਿਸ ਤੋਂ ਪੁੱਛੀਏ:",
  sample: "ਇਹ ਲਿਸਟ ਸਿਰਫ਼ ਨਮੂਨਾ ਹੈ।",
  mayChange: "ਕੰਪਨੀਆਂ ਜੁੜਦੀਆਂ ਅਤੇ ਹਟਦੀਆਂ ਰਹਿੰਦੀਆਂ ਹਨ। ਲਿਸਟ ਦੇ ਭਰੋਸੇ ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਰਿਸੈਪਸ਼ਨ ਤੋਂ ਪੁੱਛ ਲਓ: ਫ਼ੋਨ {phone}।",
  noList: "ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਰਿਸੈਪਸ਼ਨ ਤੋਂ ਆਪਣੀ ਬੀਮਾ ਕੰਪਨੀ ਜਾਂ ਸਕੀਮ ਬਾਰੇ ਪੁੱਛ ਲਓ: ਫ਼ੋਨ {phone}।",
  isYours: "ਕੀ ਤੁਹਾਡੀ ਬੀਮਾ ਕੰਪਨੀ ਜਾਂ ਸਕੀਮ ਸਾਡੀ ਲਿਸਟ ਵਿੱਚ ਹੈ?",
  departments: "ਕਿਹੜੀਆਂ ਬਿਮਾਰੀਆਂ ਦਾ ਇਲਾਜ ਹੁੰਦਾ ਹੈ",
  come: "ਹਸਪਤਾਲ ਆਓ",
  reception: "ਰਿਸੈਪਸ਼ਨ:",
  visiting: "ਮਰੀਜ਼ ਨੂੰ ਮਿਲਣ ਦਾ ਸਮਾਂ:",
  registrations: "ਰਜਿਸਟ੍ਰੇਸ਼ਨ: {numbers}",
  management: "ਮੈਨੇਜਮੈਂਟ",
  allDoctors: "ਸਾਰੇ ਡਾਕਟਰ ਦੇਖੋ",
};
