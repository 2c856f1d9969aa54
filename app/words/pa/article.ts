import type { Translation } from "#app/language/messages.ts";
import type { article as english } from "../en/article.ts";

export const article: Translation<typeof english> = {
  helpNow: "ਤੁਰੰਤ ਮਦਦ ਕਦੋਂ ਲਈਏ",
  emergencyCall: "ਐਮਰਜੈਂਸੀ ਵਿੱਚ {emergency} ਉੱਤੇ, ਜਾਂ ਐਂਬੂਲੈਂਸ ਲਈ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।",
  contents: "ਇਸ ਪੰਨੇ ਉੱਤੇ",
  atAGlance: "ਇੱਕ ਨਜ਼ਰ ਵਿੱਚ",
  glance: {
    length: "ਕਿੰਨਾ ਸਮਾਂ ਲੱਗਦਾ ਹੈ",
    anaesthetic: "ਸੁੰਨ ਜਾਂ ਬੇਹੋਸ਼ ਕਰਨ ਦੀ ਦਵਾਈ",
    stay: "ਹਸਪਤਾਲ ਵਿੱਚ ਕਿੰਨੇ ਦਿਨ",
    work: "ਕੰਮ ਤੋਂ ਛੁੱਟੀ",
    lifting: "ਭਾਰ ਚੁੱਕਣਾ",
    driving: "ਗੱਡੀ ਜਾਂ ਸਕੂਟਰ ਚਲਾਉਣਾ",
    food: "ਪਹਿਲਾਂ ਖਾਣਾ-ਪੀਣਾ",
    medicines: "ਪਹਿਲਾਂ ਦੀਆਂ ਦਵਾਈਆਂ",
    bring: "ਕੀ ਨਾਲ ਲਿਆਈਏ",
  },
  doneHere: "ਕੀ ਇੱਥੇ ਹੁੰਦਾ ਹੈ?",
  askReception: "ਰਿਸੈਪਸ਼ਨ ਉੱਤੇ ਪੁੱਛੋ",
  usual:
    "ਇਹ ਆਮ ਤੌਰ ਉੱਤੇ ਲੱਗਣ ਵਾਲੇ ਸਮੇਂ ਹਨ; ਤੁਹਾਡਾ ਸਮਾਂ ਵੱਖਰਾ ਹੋ ਸਕਦਾ ਹੈ। ਖਰਚੇ ਲਈ ਰਿਸੈਪਸ਼ਨ ਤੋਂ ਲਿਖਿਆ ਹੋਇਆ ਅੰਦਾਜ਼ਾ ਮੰਗੋ, ਅਤੇ ਵੇਖੋ: {insurance}।",
  usualUninsured:
    "ਇਹ ਆਮ ਤੌਰ ਉੱਤੇ ਲੱਗਣ ਵਾਲੇ ਸਮੇਂ ਹਨ; ਤੁਹਾਡਾ ਸਮਾਂ ਵੱਖਰਾ ਹੋ ਸਕਦਾ ਹੈ। ਖਰਚੇ ਲਈ ਰਿਸੈਪਸ਼ਨ ਤੋਂ ਲਿਖਿਆ ਹੋਇਆ ਅੰਦਾਜ਼ਾ ਮੰਗੋ।",
  insurance: "ਬੀਮੇ ਬਾਰੇ",
  notHere: "ਇੱਥੇ ਨਹੀਂ ਹੁੰਦਾ",
  atOurHospital: "ਸਾਡੇ ਹਸਪਤਾਲ ਵਿੱਚ",
  unstated: "ਪਹਿਲਾਂ ਤੈਅ ਕਰਕੇ ਆਉਣਾ ਹੋਵੇ, ਤਾਂ ਰਿਸੈਪਸ਼ਨ ਉੱਤੇ ਪੁੱਛੋ ਕਿ ਇਹ ਸਾਡੇ ਕੋਲ ਹਨ ਜਾਂ ਨਹੀਂ: {list}।",
  talk: "ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ",
  talkText: "ਆਉਣ ਦਾ ਸਮਾਂ ਤੈਅ ਕਰਨ ਲਈ ਰਿਸੈਪਸ਼ਨ ਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਵੇਖੋ ਕਿ ਡਾਕਟਰ ਮਰੀਜ਼ਾਂ ਨੂੰ ਕਦੋਂ ਵੇਖਦੇ ਹਨ।",
  availability: "ਓ.ਪੀ.ਡੀ. ਦਾ ਸਮਾਂ",
  doctors: "ਕਿਹੜੇ ਡਾਕਟਰਾਂ ਨੂੰ ਵਿਖਾ ਸਕਦੇ ਹੋ",
  team: "ਸਾਡੇ ਡਾਕਟਰ",
  allDoctors: "ਸਾਰੇ ਡਾਕਟਰ: {speciality}",
  related: "ਇਸ ਨਾਲ ਜੁੜੇ ਪੰਨੇ",
  neighbours: "ਪਿਛਲਾ ਅਤੇ ਅਗਲਾ ਪੰਨਾ",
  previous: "ਪਿੱਛੇ",
  next: "ਅੱਗੇ",
  sources: "ਜਾਣਕਾਰੀ ਕਿੱਥੋਂ ਲਈ ਗਈ",
  noSources: "ਹਸਪਤਾਲ ਨੇ ਨਹੀਂ ਦੱਸਿਆ ਕਿ ਇਸ ਪੰਨੇ ਦੀ ਜਾਣਕਾਰੀ ਕਿੱਥੋਂ ਲਈ ਗਈ।",
  general:
    "ਇਸ ਪੰਨੇ ਉੱਤੇ ਆਮ ਜਾਣਕਾਰੀ ਹੈ। ਇਸ ਨਾਲ ਬਿਮਾਰੀ ਦਾ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ, ਅਤੇ ਇਹ ਡਾਕਟਰ ਨਾਲ ਗੱਲ ਕਰਨ ਦੀ ਥਾਂ ਨਹੀਂ ਲੈ ਸਕਦਾ।",
  breadcrumb: "ਤੁਸੀਂ ਇੱਥੇ ਹੋ",
  treatments: "ਇਲਾਜ",
  pagesAbout: "{title} ਦੇ ਪੰਨੇ",
  groups: {
    speciality: "ਵਿਭਾਗ",
    "health-topics": "ਸਿਹਤ ਦੇ ਪੰਨੇ",
    patients: "ਮਰੀਜ਼ਾਂ ਲਈ",
  },
};
