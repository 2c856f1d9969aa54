import type { Translation } from "#app/language/messages.ts";
import type { search as english } from "../en/search.ts";

export const search: Translation<typeof english> = {
  title: "ਖੋਜੋ",
  description: "ਹਸਪਤਾਲ ਦੇ ਪੰਨੇ ਅਤੇ ਡਾਕਟਰ ਲੱਭੋ।",
  label: "ਤੁਸੀਂ ਕੀ ਲੱਭਣਾ ਹੈ?",
  truncated: "ਲੱਭਣ ਲਈ ਸਿਰਫ਼ ਪਹਿਲੇ {count} ਅੱਖਰ ਵਰਤੇ ਗਏ।",
  pages: "ਪੰਨੇ",
  doctors: "ਡਾਕਟਰ",
  doctorsForThis: "ਇਸ ਦੇ ਡਾਕਟਰ",
  allDoctors: "ਸਾਰੇ ਡਾਕਟਰ",
  found: "“{query}” ਲਈ: {count}",
  corrected: "“{query}” ਲਈ, {read}: {count}।",
  read: "“{typed}” ਨੂੰ “{meant}” ਸਮਝ ਕੇ",
  and: " ਅਤੇ ",
  countOfPages: { one: "{count} ਪੰਨਾ", other: "{count} ਪੰਨੇ" },
  countOfDoctors: { one: "{count} ਡਾਕਟਰ", other: "{count} ਡਾਕਟਰ" },
  nothing: "ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ",
  noResults:
    "ਵੇਖੋ ਕਿ ਸ਼ਬਦ ਠੀਕ ਲਿਖੇ ਹਨ, ਘੱਟ ਸ਼ਬਦ ਲਿਖੋ, ਜਾਂ {pages} ਵੇਖੋ। ਸਾਨੂੰ {phone} ਉੱਤੇ ਫ਼ੋਨ ਵੀ ਕਰ ਸਕਦੇ ਹੋ, ਜਾਂ {contact} ਵੇਖੋ।",
  healthPages: "ਬਿਮਾਰੀਆਂ ਬਾਰੇ ਪੰਨੇ",
  otherWays: "ਸੰਪਰਕ ਦੇ ਹੋਰ ਤਰੀਕੇ",
  popular: "ਲੋਕ ਜੋ ਜ਼ਿਆਦਾ ਲੱਭਦੇ ਹਨ",
  invitation: "ਬਿਮਾਰੀ, ਟੈਸਟ, ਇਲਾਜ ਜਾਂ ਡਾਕਟਰ ਦਾ ਨਾਂ ਲਿਖੋ।",
  everyday:
    "{words} ਵਰਗੇ ਆਮ ਸ਼ਬਦ ਵੀ ਚੱਲਦੇ ਹਨ: ਪੰਜਾਬੀ ({punjabi}) ਅਤੇ ਹਿੰਦੀ ({hindi}) ਵਿੱਚ, ਅਤੇ ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ ਵੀ।",
  everydayWords: { sugar: "ਸ਼ੂਗਰ", stones: "ਪੱਥਰੀ", fever: "ਬੁਖਾਰ" },
  call: {
    talk: "ਹੁਣੇ ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰੋ: {number} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ",
    now: "ਕੋਈ ਖਤਰੇ ਵਿੱਚ ਹੋਵੇ, ਤਾਂ ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ",
    mind: "{name} ਹਰ ਪਰੇਸ਼ਾਨ ਇਨਸਾਨ ਲਈ ਮੁਫ਼ਤ ਹੈਲਪਲਾਈਨ ਹੈ, ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ। ਆਪਣੇ ਲਈ ਜਾਂ ਕਿਸੇ ਹੋਰ ਲਈ ਵੀ ਗੱਲ ਕੀਤੀ ਜਾ ਸਕਦੀ ਹੈ।",
    violence:
      "ਇਹ ਸਾਰੇ ਨੰਬਰ ਮੁਫ਼ਤ ਹਨ, ਅਤੇ ਦਿਨ-ਰਾਤ ਚਾਲੂ ਹਨ। ਆਪਣੇ ਲਈ ਜਾਂ ਕਿਸੇ ਹੋਰ ਲਈ ਫ਼ੋਨ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਕੁੱਟਮਾਰ ਜਾਂ ਜ਼ੁਲਮ ਖਤਮ ਹੋਣ ਤੋਂ ਬਾਅਦ ਵੀ।",
    untilHelp: "ਐਮਰਜੈਂਸੀ: ਮਦਦ ਆਉਣ ਤੱਕ ਕੀ ਕਰੀਏ",
    reception: "ਰਿਸੈਪਸ਼ਨ ਨੂੰ ਫ਼ੋਨ ਕਰੋ",
  },
};
