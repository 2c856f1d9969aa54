import type { ArticlePath } from "#app/articles/groups.ts";
import type { sitePages } from "#app/pages.ts";

/**
 * Searched for, and never shown: no page may promise a birth without pain, or look as if it offered what
 * the law forbids.
 */
export const unshownSynonyms: Partial<Record<ArticlePath, readonly string[]>> = {
  "/EpiduralAnaesthesia": [
    "painless delivery",
    "painless normal delivery",
    "bina dard ke delivery",
  ],
  "/Ultrasound": ["ladka ya ladki", "boy or girl", "gender test", "लड़का या लड़की", "ਮੁੰਡਾ ਜਾਂ ਕੁੜੀ"],
  "/ErectileDysfunction": ["viagra", "ling khada nahi hota", "sex power kam"],
  "/DilationAndCurettage": ["unwanted pregnancy", "bachcha girana"],
  "/PoisoningAndDrug": ["suicide", "khudkushi", "atmahatya", "आत्महत्या", "ਖ਼ੁਦਕੁਸ਼ੀ"],
};

/** Everyday words for the contents of a page. They are not in its own file, because browsers load that one. */
export const sitePageSynonyms: Record<(typeof sitePages)[number]["path"], readonly string[]> = {
  "/doctors": [
    "OPD timing",
    "appointment",
    "booking",
    "doctor list",
    "dr",
    "consultation fees",
    "doctor ki fees",
    "slots",
    "डॉक्टर का समय",
    "ओपीडी",
    "अपॉइंटमेंट",
    "ਡਾਕਟਰ ਦਾ ਸਮਾਂ",
    "ਓਪੀਡੀ",
  ],
  "/opd": [
    "timing",
    "timings",
    "opd",
    "opd today",
    "opd timing today",
    "doctor today",
    "is the doctor there",
    "doctor kab baithte hain",
    "aaj kaun sa doctor hai",
    "opd ka samay",
    "आज कौन सा डॉक्टर है",
    "ओपीडी का समय",
    "ਅੱਜ ਕਿਹੜਾ ਡਾਕਟਰ ਹੈ",
    "ਓਪੀਡੀ ਦਾ ਸਮਾਂ",
  ],
  "/opd/week": ["opd schedule", "weekly timetable", "doctor schedule"],
  "/emergency": ["casualty", "ambulance", "accident", "first aid", "emergency number"],
  "/about": [
    "insurance",
    "cashless",
    "TPA",
    "Ayushman Bharat",
    "mediclaim",
    "room types",
    "contact",
    "address",
    "phone number",
    "ayushman card",
    "room charges",
    "visiting hours",
    "parking",
    "बीमा",
    "आयुष्मान कार्ड",
    "अस्पताल का पता",
    "ਬੀਮਾ",
    "ਆਯੁਸ਼ਮਾਨ ਕਾਰਡ",
    "ਹਸਪਤਾਲ ਦਾ ਪਤਾ",
  ],
  "/management": ["management", "director", "leaders"],
  "/careers": ["job", "jobs", "vacancy", "naukri", "hiring", "nurse job", "नौकरी", "ਨੌਕਰੀ"],
  "/pictures": ["photos", "gallery", "rooms", "building", "तस्वीरें", "ਤਸਵੀਰਾਂ"],
  "/Instagram": ["reels", "videos", "social media"],
  "/a-z": ["index", "all pages", "health topics"],
  "/privacy": ["privacy policy", "cookies", "DPDP"],
  "/terms": ["terms and conditions", "disclaimer"],
  "/accessibility": ["screen reader", "large text", "disability access"],
};
