import type { Translation } from "#app/language/messages.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  enquiries: "पूछताछ:",
  find: "डॉक्टर, बीमारी या जांच खोजें",
  findWhat: "डॉक्टर, बीमारी, जांच",
  often: {
    fever: "बच्चे को बुखार",
    chestPain: "सीने में दर्द",
    pregnancy: "गर्भ के दौरान",
    stones: "पथरी",
  },
  inOpd: { one: "अभी {count} डॉक्टर ओ.पी.डी. में", other: "अभी {count} डॉक्टर ओ.पी.डी. में" },
  nobody: "अभी ओ.पी.डी. में कोई डॉक्टर नहीं",
  whoIsHere: "आज कौन से डॉक्टर बैठेंगे, और कब",
  tasks: {
    label: "अक्सर काम आने वाले पेज",
    opd: { title: "आज की ओ.पी.डी.", about: "कौन से डॉक्टर, और कब" },
    insurance: { title: "बीमा", about: "क्या आपका बीमा हमारी लिस्ट में है?" },
    directions: { title: "रास्ता", about: "नक्शा और पता" },
    visiting: { title: "मरीज से मिलने का समय", about: "वार्ड, और मरीज के साथ वाले" },
    charges: { title: "कमरे", about: "कितना खर्च" },
    rooms: { title: "कमरे", about: "तस्वीरों में देखें" },
    topics: { title: "बीमारियों के पेज", about: "तकलीफ के हिसाब से" },
  },
  specialities: "किन बीमारियों का इलाज होता है",
  departments: {
    "/ObstetricGynaecology": "गर्भ, डिलीवरी और उसके बाद के हफ्ते; और हर उम्र में महिलाओं की सेहत।",
    "/Oncology": "कैंसर की जांच, दवाइयां और सहारा; इलाज घर वालों के साथ मिलकर तय होता है।",
    "/GeneralSurgery": "हर्निया और पित्ते की थैली से लेकर जख्म और चोट तक, चीरे वाला या दूरबीन वाला ऑपरेशन।",
    "/GeneralMedicine": "बुखार, शुगर, बी.पी., और ऐसी तकलीफें जिनकी वजह अभी पता नहीं।",
    "/Urology": "गुर्दे की पथरी, प्रोस्टेट (गदूद) और पेशाब की थैली; पुरुषों का भी और महिलाओं का भी इलाज।",
    "/Orthopaedic": "टूटी हड्डी, जोड़ों का दर्द और अकड़ी कमर: आपके फिर से चलने तक।",
    "/OncoSurgery": "कैंसर के ऑपरेशन, जिनकी तैयारी कैंसर के डॉक्टरों के साथ मिलकर होती है।",
  },
  illustrations: "हमारी अपनी फोटो आने तक यहां बनाए हुए चित्र हैं।",
  doctors: "हमारे डॉक्टर",
  allDoctors: "सभी डॉक्टर",
  moreInEnglish: "कमरे, सुविधाएं और तस्वीरें, अंग्रेजी में",
};
