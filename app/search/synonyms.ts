import type { sitePages } from "#app/pages/pages.ts";
import { listOf } from "./unshown-synonyms.ts";

/** Everyday words for the contents of a page. They are not in its own file, because browsers load that one. */
export const sitePageSynonyms: Record<(typeof sitePages)[number]["path"], readonly string[]> = {
  "/doctors":
    listOf(`OPD timing; appointment; booking; doctor list; dr; consultation fees; doctor ki fees;
    slots; डॉक्टर का समय; ओपीडी; अपॉइंटमेंट; ਡਾਕਟਰ ਦਾ ਸਮਾਂ; ਓਪੀਡੀ; find a doctor;
    doctor by name; kaunse doctor hain; doctor milenge; haddi ke doctor kab milenge;
    lady doctor; doctor fees; डॉक्टर की फीस; ਡਾਕਟਰ ਦੀ ਫੀਸ; specialist list; डॉक्टर की सूची;
    डॉक्टर; ਡਾਕਟਰ; ਡਾਕਟਰਾਂ ਦੀ ਸੂਚੀ; video consultation`),
  "/opd": listOf(`इतवार को खुला है; ਐਤਵਾਰ ਨੂੰ ਖੁੱਲ੍ਹਾ; पर्ची; ਪਰਚੀ; timing; timings; opd; token;
    token number; which token is being seen; waiting time; my turn;
    token number kitna chal raha hai; kaun sa token chal raha hai; kehra token chal reha;
    number kab aayega; टोकन नंबर; कौन सा टोकन चल रहा है; ਟੋਕਨ ਨੰਬਰ; ਕਿਹੜਾ ਟੋਕਨ ਚੱਲ ਰਿਹਾ ਹੈ;
    opd today; opd timing today; doctor today; is the doctor there; doctor kab baithte hain;
    aaj kaun sa doctor hai; opd ka samay; आज कौन सा डॉक्टर है; ओपीडी का समय;
    ਅੱਜ ਕਿਹੜਾ ਡਾਕਟਰ ਹੈ; ਓਪੀਡੀ ਦਾ ਸਮਾਂ; aj kehre doctor baithe ne;
    aaj kaun se doctor baithe hain; आज कौन से डॉक्टर बैठे हैं; ਅੱਜ ਕਿਹੜੇ ਡਾਕਟਰ ਬੈਠੇ ਨੇ;
    doctor kis din baithte hain; kis din; doctor kado baithda; doctor ka samay; ਡਾਕਟਰ ਦਾ ਸਮਾਂ;
    opd sunday; sunday open; opd kab khulta hai; doctor timing; डॉक्टर कब मिलेंगे;
    ਡਾਕਟਰ ਕਦੋਂ ਮਿਲੂ; heart doctor timing`),
  "/opd/week": listOf("opd schedule; weekly timetable; doctor schedule"),
  "/emergency":
    listOf(`casualty; ambulance; accident; first aid; emergency number; ambulance number;
    एम्बुलेंस का नंबर; ਐਂਬੂਲੈਂਸ ਦਾ ਨੰਬਰ; आपातकाल; ਐਮਰਜੈਂਸੀ`),
  "/contact": listOf(`reviews; review; rating; अस्पताल कहां है; मोहाली से कैसे आएं; ਮੋਹਾਲੀ ਤੋਂ ਕਿਵੇਂ ਆਈਏ;
    पर्ची कहां बनती है; ਪਰਚੀ ਕਿੱਥੇ ਬਣਦੀ ਹੈ; contact; address; phone number; telephone;
    whatsapp; visiting hours; reception timing; milne ka samay; parking; landmark;
    how to reach; train se kaise aaye; bus se kaise aaye; location; map; bus; hospital kahan hai; अस्पताल का पता; फोन नंबर;
    मिलने का समय; ਹਸਪਤਾਲ ਦਾ ਪਤਾ; ਫ਼ੋਨ ਨੰਬਰ; hospital kithe aa; hospital kithe hai;
    ਹਸਪਤਾਲ ਕਿੱਥੇ ਹੈ; hospital da pata; pata; rasta; kaise pahunche; hospital kaise pahunche;
    kiven pahunchiye; how to come; gaadi kahan khadi karein; car parking; पार्किंग; ਪਾਰਕਿੰਗ;
    reception; enquiry; complaint; feedback; shikayat kahan karein; शिकायत; ਸ਼ਿਕਾਇਤ; canteen;
    pharmacy; visiting time; milan da time; ਮਿਲਣ ਦਾ ਸਮਾਂ; email; helpline number;
    mobile number; nearest metro; bus stand; railway station; directions; google map; रास्ता;
    ਰਸਤਾ`),
  "/insurance":
    listOf(`insurance; cashless; कैशलेस; ਕੈਸ਼ਲੈੱਸ; TPA; Ayushman Bharat; mediclaim; ayushman card;
    CGHS; ECHS; empanelled; panel; claim; bima; बीमा; आयुष्मान कार्ड; ਬੀਮਾ; ਆਯੁਸ਼ਮਾਨ ਕਾਰਡ;
    health insurance; insurance company; star health; hdfc ergo; icici lombard; bajaj allianz;
    niva bupa; max bupa; care health; religare; new india assurance; national insurance;
    united india; oriental insurance; sbi health; tata aig; aditya birla health;
    reliance general; iffco tokio; cholamandalam; future generali; manipal cigna; medi assist;
    paramount tpa; vidal health; raksha tpa; family health plan; health india; ayushman;
    aayushman; PMJAY; PM-JAY; abha card; chirayu; chirayu card; चिरायु कार्ड; ਚਿਰਾਯੂ;
    sarbat sehat bima; sarbat sehat; ਸਰਬੱਤ ਸਿਹਤ ਬੀਮਾ; mukh mantri sehat bima; mukhyamantri;
    bhamashah; chiranjeevi yojana; ESI; ESIC; esi card; echs card; echs card chalda;
    railway card; RELHS; CAPF; army card; ex serviceman; bsf; crpf; government employee;
    sarkari karmchari; sarkari yojana; sarkari card; yojana; scheme; government scheme;
    card chalta hai kya; bima chalta hai; बीमा चलता है; ਬੀਮਾ ਚੱਲਦਾ ਹੈ; claim reimbursement;
    claim form; pre authorisation; policy; lic; BPL card; ration card; free treatment;
    muft ilaj; मुफ्त इलाज; ਮੁਫ਼ਤ ਇਲਾਜ; red cross; jan arogya; nabh empanelled;
    haryana government; punjab government; himachal government; himcare; HIMCARE`),
  "/charges":
    listOf(`डॉक्टर की फीस कितनी; ਡਾਕਟਰ ਦੀ ਫ਼ੀਸ ਕਿੰਨੀ; room charges; room rent; price; price list;
    rate list; package; cost; kharcha; kitna paisa; खर्च; रेट; ਖ਼ਰਚਾ; charges; rates;
    private room ka kiraya; kamre ka kiraya; room ka kharcha; कमरे का खर्च; ਕਮਰੇ ਦਾ ਖਰਚਾ;
    operation ka kharcha; delivery package; delivery ka kharcha; delivery da kharcha;
    kharcha kinna; icu charges; ventilator charges; estimate; package list; kitne paise;
    kinne paise; कितना खर्चा; ਕਿੰਨਾ ਖਰਚਾ`),
  "/about":
    listOf(`nabh; nabh accredited; accreditation; room types; room charges; insurance; cashless; बीमा;
    कैशलेस; ਬੀਮਾ; ਕੈਸ਼ਲੈੱਸ`),
  "/management":
    listOf(`management; director; leaders; owner; hospital owner; malik; MD; managing director; CEO;
    chairman; administrator; medical superintendent; head of hospital; founder`),
  "/careers":
    listOf(`सफाई वाले की भर्ती; ਸਫ਼ਾਈ ਵਾਲੇ ਦੀ ਭਰਤੀ; job; jobs; vacancy; naukri; hiring; nurse job;
    नौकरी; ਨੌਕਰੀ; vacancies; bharti nursing; staff required; salary; internship;
    training for nurses; driver job; ward boy; receptionist job; technician job;
    pharmacist job; apply for job; walk in interview; resume; नर्स की भर्ती; भर्ती नौकरी;
    ਨਰਸ ਦੀ ਨੌਕਰੀ; job application; kaam ke liye arji; काम के लिए अर्ज़ी; ਕੰਮ ਲਈ ਅਰਜ਼ੀ`),
  "/pictures": listOf(
    `photos; gallery; rooms; building; तस्वीरें; ਤਸਵੀਰਾਂ; kamre; private room; कमरे; ਕਮਰੇ`,
  ),
  "/Instagram": listOf("reels; videos; social media; hospital news; hospital events"),
  "/a-z": listOf("index; all pages; health topics"),
  "/privacy": listOf("privacy policy; cookies; DPDP"),
  "/terms": listOf("terms and conditions; disclaimer"),
  "/accessibility": listOf("screen reader; large text; disability access"),
};
