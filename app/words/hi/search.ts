import type { Translation } from "#app/language/messages.ts";
import type { search as english } from "../en/search.ts";

export const search: Translation<typeof english> = {
  title: "खोजें",
  description: "अस्पताल के पेज और डॉक्टर खोजें।",
  label: "आपको क्या खोजना है?",
  truncated: "सिर्फ पहले {count} अक्षर खोजे गए।",
  pages: "पेज",
  doctors: "डॉक्टर",
  doctorsForThis: "इसके लिए डॉक्टर",
  allDoctors: "सभी डॉक्टर",
  found: "“{query}” के लिए: {count}",
  corrected: "“{query}” के लिए, {read}: {count}।",
  read: "“{typed}” को “{meant}” समझकर",
  and: " और ",
  countOfPages: { one: "{count} पेज", other: "{count} पेज" },
  countOfDoctors: { one: "{count} डॉक्टर", other: "{count} डॉक्टर" },
  nothing: "कुछ नहीं मिला",
  noResults:
    "देखें कि शब्द ठीक लिखे हैं, कम शब्द लिखें, या {pages} देखें। हमें {phone} पर फोन भी कर सकते हैं, या {contact} देखें।",
  healthPages: "बीमारियों के पेज",
  otherWays: "संपर्क के दूसरे तरीके",
  popular: "जो ज्यादा खोजा जाता है",
  invitation: "बीमारी, जांच, इलाज या डॉक्टर का नाम लिखें।",
  everyday:
    "{words} जैसे आम शब्द भी चलते हैं: हिंदी ({hindi}) और पंजाबी ({punjabi}) में, और अंग्रेजी अक्षरों में भी।",
  everydayWords: { sugar: "शुगर", stones: "पथरी", fever: "बुखार" },
  call: {
    talk: "अभी किसी से बात करें: {number} पर फोन करें",
    now: "कोई खतरे में हो, तो अभी फोन करें",
    mind: "{name} हर परेशान इंसान के लिए मुफ्त हेल्पलाइन है, दिन हो या रात। अपने लिए या किसी और के लिए भी बात की जा सकती है।",
    violence:
      "ये सब नंबर मुफ्त हैं, और दिन-रात चालू हैं। अपने लिए या किसी और के लिए फोन किया जा सकता है, मारपीट या जुल्म खत्म होने के बाद भी।",
    untilHelp: "इमरजेंसी: मदद आने तक क्या करें",
    reception: "रिसेप्शन को फोन करें",
  },
};
