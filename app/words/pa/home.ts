import type { Translation } from "#app/language/messages.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  enquiries: "ਪੁੱਛਗਿੱਛ:",
  find: "ਡਾਕਟਰ, ਬਿਮਾਰੀ ਜਾਂ ਟੈਸਟ ਖੋਜੋ",
  findWhat: "ਡਾਕਟਰ, ਬਿਮਾਰੀ, ਟੈਸਟ",
  often: {
    fever: "ਬੱਚੇ ਨੂੰ ਬੁਖਾਰ",
    chestPain: "ਛਾਤੀ ਵਿੱਚ ਦਰਦ",
    pregnancy: "ਗਰਭ",
    stones: "ਪੱਥਰੀ",
  },
  inOpd: { one: "ਹੁਣ {count} ਡਾਕਟਰ ਓ.ਪੀ.ਡੀ. ਵਿੱਚ", other: "ਹੁਣ {count} ਡਾਕਟਰ ਓ.ਪੀ.ਡੀ. ਵਿੱਚ" },
  nobody: "ਹੁਣ ਓ.ਪੀ.ਡੀ. ਵਿੱਚ ਕੋਈ ਨਹੀਂ",
  whoIsHere: "ਅੱਜ ਕਿਹੜੇ ਡਾਕਟਰ ਬੈਠਣਗੇ, ਅਤੇ ਕਦੋਂ",
  tasks: {
    label: "ਅਕਸਰ ਕੰਮ ਆਉਣ ਵਾਲੇ ਪੰਨੇ",
    opd: { title: "ਅੱਜ ਦੀ ਓ.ਪੀ.ਡੀ.", about: "ਕਿਹੜੇ ਡਾਕਟਰ, ਅਤੇ ਕਦੋਂ" },
    insurance: { title: "ਬੀਮਾ", about: "ਕੀ ਤੁਹਾਡਾ ਬੀਮਾ ਸਾਡੀ ਲਿਸਟ ਵਿੱਚ ਹੈ?" },
    directions: { title: "ਰਸਤਾ", about: "ਨਕਸ਼ਾ, ਬੱਸ, ਕਾਰ" },
    visiting: { title: "ਮਿਲਣ ਦਾ ਸਮਾਂ", about: "ਵਾਰਡ ਅਤੇ ਨਾਲ ਵਾਲੇ" },
    charges: { title: "ਕਮਰੇ", about: "ਕਿੰਨਾ ਖਰਚਾ" },
    rooms: { title: "ਕਮਰੇ", about: "ਤਸਵੀਰਾਂ ਵਿੱਚ ਵੇਖੋ" },
    topics: { title: "ਬਿਮਾਰੀਆਂ ਬਾਰੇ ਪੰਨੇ", about: "ਤਕਲੀਫ਼ ਦੇ ਹਿਸਾਬ ਨਾਲ" },
  },
  specialities: "ਕਿਸ ਦਾ ਇਲਾਜ ਹੁੰਦਾ ਹੈ",
  departments: {
    "/ObstetricGynaecology": "ਗਰਭ, ਜਣੇਪਾ ਅਤੇ ਉਸ ਤੋਂ ਬਾਅਦ ਦੇ ਹਫ਼ਤੇ; ਅਤੇ ਹਰ ਉਮਰ ਵਿੱਚ ਔਰਤਾਂ ਦੀ ਸਿਹਤ।",
    "/Oncology": "ਕੈਂਸਰ ਦੀ ਜਾਂਚ, ਦਵਾਈਆਂ ਅਤੇ ਸਹਾਰਾ; ਇਲਾਜ ਘਰ ਵਾਲਿਆਂ ਨਾਲ ਮਿਲ ਕੇ ਤੈਅ ਹੁੰਦਾ ਹੈ।",
    "/GeneralSurgery": "ਹਰਨੀਆ ਅਤੇ ਪਿੱਤੇ ਦੀ ਥੈਲੀ ਤੋਂ ਲੈ ਕੇ ਜ਼ਖਮ ਅਤੇ ਸੱਟ ਤੱਕ, ਚੀਰੇ ਵਾਲਾ ਜਾਂ ਦੂਰਬੀਨ ਵਾਲਾ ਅਪਰੇਸ਼ਨ।",
    "/GeneralMedicine": "ਬੁਖਾਰ, ਸ਼ੂਗਰ, ਬੀ.ਪੀ., ਅਤੇ ਅਜਿਹੀਆਂ ਤਕਲੀਫ਼ਾਂ ਜਿਨ੍ਹਾਂ ਦਾ ਕਾਰਨ ਹਾਲੇ ਪਤਾ ਨਹੀਂ।",
    "/Urology": "ਗੁਰਦੇ ਦੀ ਪੱਥਰੀ, ਪ੍ਰੋਸਟੇਟ ਅਤੇ ਪਿਸ਼ਾਬ ਵਾਲੀ ਥੈਲੀ; ਮਰਦਾਂ ਦਾ ਵੀ ਅਤੇ ਔਰਤਾਂ ਦਾ ਵੀ ਇਲਾਜ।",
    "/Orthopaedic": "ਟੁੱਟੀ ਹੱਡੀ, ਜੋੜਾਂ ਦਾ ਦਰਦ ਅਤੇ ਆਕੜਿਆ ਲੱਕ: ਤੁਹਾਡੇ ਫਿਰ ਤੋਂ ਤੁਰਨ ਤੱਕ।",
    "/OncoSurgery": "ਕੈਂਸਰ ਦੇ ਅਪਰੇਸ਼ਨ, ਜਿਨ੍ਹਾਂ ਦੀ ਤਿਆਰੀ ਕੈਂਸਰ ਦੇ ਡਾਕਟਰਾਂ ਨਾਲ ਮਿਲ ਕੇ ਹੁੰਦੀ ਹੈ।",
  },
  illustrations: "ਇਹ ਬਣਾਏ ਹੋਏ ਚਿੱਤਰ ਹਨ, ਜਦੋਂ ਤੱਕ ਸਾਡੀਆਂ ਆਪਣੀਆਂ ਤਸਵੀਰਾਂ ਇੱਥੇ ਆਉਣ।",
  doctors: "ਸਾਡੇ ਡਾਕਟਰ",
  allDoctors: "ਸਾਰੇ ਡਾਕਟਰ",
  moreInEnglish: "ਕਮਰੇ, ਸਹੂਲਤਾਂ ਅਤੇ ਤਸਵੀਰਾਂ, ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ",
};
